import { wordSet } from '../language/vocabulary/word-list.ts';

/** Words of any talk, in their base form: alone, none of them ties an answer to a concept of any question. */
export const generalWords = wordSet(`
  abandon accept acceptable access account act action active actual actually address adjust admit adopt advantage
  advice affect affected afraid afternoon afterwards again agent agree ahead aim allow allowed alone already alter
  alternative always amused analyse anger angry announce annoy answer anyway app appear area argue arranged arrive
  arrow article ashamed ask asset assign assist assistant assume assumption attack attempts attend attention
  attractive author automatic automatically available avoid back background bad bar basic became beer beforehand
  begged beginner behave behaviour behind believe bells benefit beside best better beyond big bigger biggest birth
  birthday block board bold bonus book border boss both bother branch bread break breath brief bring broader broke
  broken buddy bug build bulk burned burning busy button buy buyer cake cakes calculate call calmly can cancel
  care career case catch catches category cause celebrate central certain challenge championship chance change
  channel chaos chat cheap check child children choice choose chose christmas circles circumstance city claim
  class classmate clean clear clearly click client close closer colleague collect come comment commercial commit
  committee common communicate community company comparable compare comparison complain complete complicated
  composed compromise computer concern conclusion concrete condition confirm confuse connect connection
  consequence consider console contact container content context continue contract control conversation convince
  cool copy core corner correct cost count court cover coworker create credit critical cry curious current
  currently customer customise cut cycle daily danger dare dark darker data date daughter day dead dearer death
  decide decision decrease deep deeper defensive define delay deliver demonstrate department depend describe
  design detail detect deterministic developer dice diff difference different difficult dig direct direction
  disadvantage disagree disappear discover discuss distance divide doubt download draft draw drawer drew drive
  drop drove duration duty earlier earliest early earn easier easiest easy eat edit effort either elsewhere email
  emerge employee energy engage engineer enough enquire entry equal error escalate escape euro evaluate evening
  everybody everyday everyone everywhere evidence exactly example exams exchange exciting excuse exhaust exist
  existing expand expect expected expensive experience experienced expert explain explore express extension extra
  extract eye face fact factory fail fair fall familiar family fan fast faster fastest fault favourite fear
  feature feel felt few fewer fight figure file fill final finance financial find fine finger finish fire first
  fit fix flag float floor fluctuation fly fold follow force forever forget forgot forgotten form former found
  framework free freeze frequent fresh friend front full function funding future gain game gap gave general
  generous gentle gesture get giant gift give glance goal good gradually great green grey group grow grown
  guarantee guess guest guests gym half halfway hand handle happen happy hard hardest harm harvest head headline
  hear heavy help hide high higher highest hint historic history hold home honestly hope horizon hospital hot hour
  huge human hundred hung hurry hurt ice id idea identical ill imagine immediately impact important impossible
  improve impulse include increase indeed industry influence inform information initially input inspect install
  instead instrument intend intent interest internal interview introduce introduction invest investigate
  investigation invitation invite involve irrelevant island issue itch item job join joke judge jump justify keep
  key kind kindly knock know knowledge known lacked lacking language large larger largest last late later latest
  laugh launch law lazy lead leader leak learn learnt least leave lemonade length lent less lesson let letter
  level lie lift lighter like likely limit line lines link links list listen live load locate lock long longer
  longest look lose lost lot loud loudest low lower lowest luck lucky lunch magazines mail main maintain majority
  make manage manager manual many map mark market match mean meaning measure media meet meeting member men mended
  mention message method middle midnight million minor minute miss missed mistake mix model monday money month
  mood morning mostly mother mothers mouse move name narrow nearby nearly necessary need negative nervous neutral
  new next nice nicer night nobody nod none normal normally not note notes nothing notice nowadays number numbers
  nurses observe obvious occasion occur odd offer often old older oldest one online only open openly operation
  opinion opportunity opposite option optional order ordinary organise original originally other outcome outside
  oven oversee overview own owner package page paid pain painted pair panic paper parallel parents park part
  partial party pass passed past path patient pattern pay peace peek peer people percent perfect period person
  personal personally phase phone photograph pick picture piece pieces piles pilot pin place plain plan planned
  play point points politic poor popular position positive possible post pot power practice practise praise
  predict prefer prepare present press prevent previous previously price pride print prior private prize probe
  problem procedure produce product profitable programme progress project promise proper properly propose protect
  proud prove provide publish pull purchase purpose push put quarter query question queue quick quicker quickest
  quickly quiet quieter quit rain raise rare rarely rating raw reach react reaction read reader reading ready real
  realise reality realize really reason reasonable recall receive recent recently recommend record reduce refer
  reference regret regular regularly reject related relationship release reliable relief remain remaining remark
  remember remind remove rent repair repeated replace replacement report request require requirement research
  reset resist resolve respect respond responsible rest restart restore result retention retired return reveal
  rewrite rhythm rice rich richer right ring rise role roughly round row rows rule rules run rush sad safe sale
  sales same sandwich satisfied save say scan scare sceptical school scream search second secret see seem seldom
  select sell send senior sensible separate separately series serious service set setting settle several severity
  shadow shape share shared sheet shelf shelves shift ship shocked shoebox shook shop short shortcut shorter shout
  show shut sick sign signal silence silent similar simple simpler simply sincere single site situation size
  sketch skill skip sleep slide slip slower slowly small smaller smallest smells smile snow social soft sold solid
  solution solve solved somebody someone something sometimes somewhere son song soon sooner sore sound source
  space spare speak special specific speed spend spent spike split spot spread stable staff stake stand standing
  start state statement status stay steady step steps stick stop store storm story straight strange stranger
  streets stress string strong strongest struggle stuck students study style subject submit subset
  succeed success sudden suddenly sue suggest suggestion suit suitable sum summarise summary summer sunlight
  supervisor supplier support suppose sure surprise surprised surround suspect swear swing switch system table
  tailor take talk taste tea team teammate technical technique tell temporary tempt tempting term test
  tested text thank thanks theory thing think third threshold throw ticket tidy tight time tiny tired title today
  together told tomorrow tonight tool top topic total touch tough train transfer transparent trap travel treat
  trembling trick tried trigger trip trouble trucks true trust truth try tunnel turn turnover twelfth twin type
  typed typical unclear underlying understand understood unhappy unknown unrelated update upgrade upset upstairs
  use useful user usual usually vacation vague valid value vanish vans variable various verbal verify version
  video view village visit voice vote wait waiting walk want wanted warm warn warning waste watch water way week
  weigh well wheel whoever wide wider wife win winner wish word work workload world worry worse worst worth wrap
  write written wrong wrongly year yellow yesterday young younger
`);

/** Words of working life: they may be what a case or a topic is about, but come up in any story of one's own. */
export const storyWords = wordSet(`
  accurate afford age approach approve attach attempt blame browser budget business calm cash central chart code
  column comma commitment complaint consent country crash criteria damage database deadline deal delete deploy
  description device director discount document duplicate edge empty estimate event exact exception experiment
  extreme feedback folder format friendly graph health holiday honest identity image index industry internet
  invoice isolate label legal library link location loss maximum memory minimum missing module monthly network
  news noise outline output payment photo policy polite pressure priority process production profile profit
  proof proposal public quality quota quote random range rank rate refund region repeat reply response
  revenue review reward risk safety salary sample satisfaction scale schedule scope score script season section
  security segment server setup slow sort stage standard stock structure survey tag target task tax tone track
  trade traffic training trend trial twice unit urgency urgent volume website weekly weight
`);
