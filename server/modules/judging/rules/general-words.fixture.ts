import { wordSet } from './word-list.ts';

/** Words of any talk, in their base form: alone, none of them ties an answer to a concept of any question. */
export const generalWords = wordSet(`
  abandon accept acceptable access account act action active actual actually address adjust admit adopt
  advantage advice affect affected afraid afternoon afterwards again agent agree aim allow allowed alone already alter
  alternative always analyse anger angry announce annoy answer anyway app appear area argue arrive article
  ashamed ask asset assign assist assistant assume assumption attack attend attention author automatic available
  avoid back background bad bar basic beforehand beginner behave behaviour behind believe benefit beside best
  better beyond big biggest block board bold bonus book border boss both bother branch break breath brief bring
  broke broken buddy bug build bulk busy button buy buyer calculate call calmly can cancel care case category
  cause certain challenge championship chance change channel chaos chat cheap check child choice choose chose
  christmas circumstance city claim class classmate clean clear clearly click client close closer colleague
  collect come comment commercial commit committee common communicate community company comparable compare
  comparison complain complete complicated composed compromise computer concern conclusion concrete condition
  confirm confuse connect connection consequence consider console contact container content context continue
  contract control conversation convince cool copy core corner correct cost count court cover coworker create
  credit critical curious current currently customer customise cut cycle daily danger dare data date day dearer
  death decide decision decrease deep defensive define delay deliver demonstrate department depend describe
  design detail detect deterministic developer dice diff difference different difficult dig direct direction
  disadvantage disagree disappear discover discuss divide doubt download draft draw drew drive drop drove
  duration duty earlier early earn easier easy eat edit effort either elsewhere email emerge employee energy
  engage engineer enough enquire entry equal error escalate escape euro evaluate evening everybody everyday
  everyone everywhere evidence exactly example exchange excuse exhaust exist existing expand expect expected
  expensive experience experienced expert explain explore express extension extra extract eye face fact fail
  fair fall familiar family fan fast faster fault fear feature feel felt few fewer fight figure file fill final
  finance financial find fine finish fire first fit fix flag float floor fluctuation fly follow force forget
  forgot forgotten form former found framework free freeze frequent fresh friend front full function funding
  future gain game gap gave general gentle get giant give goal good gradually great group grow grown guarantee
  guess half hand handle happen happy hard hardest harm head headline hear heavy help hide high higher highest
  historic history hold home honestly hope hospital hour huge human hundred hurry hurt id idea identical ill
  imagine immediately impact important impossible improve include increase indeed influence inform information
  initially input inspect install instead instrument intend intent interest internal interview introduce
  introduction invest investigate investigation invitation invite involve irrelevant island issue item job join
  joke judge jump justify keep key kind know knowledge known language large largest last late later latest laugh
  launch law lead leader leak learn learnt least leave length less lesson let letter level lie like likely limit
  line lines list listen live load locate lock long longer longest look lose lost lot loud low lower lowest luck
  lucky mail main maintain make manage manager manual many map mark market match mean meaning measure media meet
  meeting member mention message method middle million minor minute miss missed mistake mix model monday money
  month mood morning mostly move name narrow nearly need negative nervous neutral new next nice night nobody nod
  none normal normally not note notes nothing notice number numbers observe obvious occasion occur odd offer
  often old older oldest one online only open openly operation opinion opportunity option optional order
  ordinary organise original originally other outcome outside oversee overview own owner package page paid pain
  pair panic paper parallel park part partial party pass passed past path patient pattern pay peer people
  percent perfect period person personal personally phase phone pick picture piece pieces pilot place plain plan
  planned play point points politic poor popular position positive possible post power practice practise praise
  predict prefer prepare present press prevent previous previously price print prior private prize probe problem
  procedure produce product profitable programme progress project promise proper propose protect proud prove
  provide publish pull purchase purpose push put quarter query question queue quick quicker quickly quiet quit
  raise rare rating reach react reaction read reader reading ready real realise realize really reason reasonable
  recall receive recent recently recommend record reduce refer reference regret regular regularly reject related
  relationship release reliable remaining remark remember remind remove rent repair repeated replace replacement
  report request require requirement research reset resist resolve respect respond responsible rest restart
  restore result retention retired return reveal rewrite rich richer right ring rise role round row rows rule
  rules run rush safe sale sales same satisfied save say scan scare sceptical school scream search second secret
  see seem seldom select sell send senior sensible separate separately series serious service set setting settle
  several severity shadow shape share shared sheet shift ship shop short shortcut shorter shout show shut sick
  sign signal similar simple simpler simply sincere single site situation size sketch skill skip sleep slide
  slip slower slowly small smaller smile social soft sold solid solution solve solved somebody someone something
  sometimes somewhere soon sooner sound source space speak special specific speed spend spent spike split spot
  spread stable staff stake stand standing start state statement status stay steady step steps stick stop store
  storm story straight strange stranger stress string strong struggle stuck study style subject submit subset
  succeed success sudden suddenly sue suggest suggestion suit suitable sum summarise summary summer supervisor
  supplier support sure surprise surprised surround suspect switch system table tailor take talk team teammate
  technical technique tell temporary tempt tempting term test tested text thank thanks theory thing think third
  threshold throw ticket tidy tight time title today together told tomorrow tonight tool top topic total touch
  tough train transfer transparent trap travel treat trick tried trigger trip trouble true trust truth try turn
  turnover twin type typed typical unclear underlying understand understood unhappy unknown unrelated update
  upgrade upset use useful user usual usually vacation vague valid value vanish variable various verbal verify
  version video view visit voice vote wait waiting walk want wanted warn warning waste watch water way week
  weigh well wide wider win winner wish word work workload world worry worse worst worth wrap write written
  wrong wrongly year yesterday young younger
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
