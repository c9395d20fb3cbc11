/** Words of any talk, most in their base form: none is a term of a trade by itself. */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  a abandon about above accept acceptable access account act action active actual actually address adjust
  admit adopt advance advantage advice affect affected afraid after afternoon afterwards again agent agree
  ahead aim all allow allowed alone already also alter alternative always amused analyse anger angry
  announce annoy answer answered anything anyway app appear area argue around arranged arrive arrow article
  ashamed ask asked asset assign assist assistant assume assumption at attack attempts attend attention
  attractive author automatic automatically available avoid away back background bad bar basic became
  because become becomes beer before beforehand began begged begin beginner behave behaviour behind believe
  bells below benefit beside best better beyond big bigger biggest birth birthday block board bold bonus
  book border boss both bother bought branch bread break breath brief bring broader broke broken brought
  buddy bug build bulk burned burning busy button buy buyer by cake cakes calculate call called calm calmly
  came can cancel care career case catch catches category cause celebrate central certain challenge
  championship chance change changed channel chaos chat cheap check child children choice choose chose
  christmas circles circumstance city claim class classmate clean clear clearly click client close closer
  colleague collect come comment commercial commit committee common communicate community company comparable
  compare comparison complain complete complicated composed compromise computer concern conclusion concrete
  condition confirm confuse connect connection consequence consider console contact container content
  context continue contract control conversation convince cool copy core corner correct cost count country
  court cover coworker create credit critical cry curious current currently customer customise cut cycle
  daily danger dare dark darker data date daughter day dead dearer death decide decided decision decrease
  deep deeper defensive define delay deliver demonstrate department depend describe design detail detect
  deterministic developer dice did diff difference different difficult dig direct direction disadvantage
  disagree disappear discover discuss distance divide do done double doubled doubt down download draft draw
  drawer drew drive drop drove duration duty earlier earliest early earn easier easiest easy eat edit effort
  eight either else elsewhere email emerge employee end ended energy engage engineer enough enquire entry
  equal error escalate escape euro evaluate evening ever every everybody everyday everyone everywhere
  evidence exactly example exams exchange exciting excuse exhaust exist existing expand expect expected
  expensive experience experienced expert explain explore express extension extra extract eye face fact
  factory fail fair fall familiar family fan far fast faster fastest fault favourite fear feature feel felt
  few fewer fight figure file fill final finance financial find fine finger finish fire first fit five fix
  flag float floor fluctuation fly fold follow force forever forget forgot forgotten form former found four
  framework free freeze frequent fresh friend friends from front full function funding funny future gain
  game gap gave general generous gentle gesture get giant gift give glance go goal good got gradually great
  green grey group grow grown guarantee guess guest guests gym half halfway hand handle happen happy hard
  hardest harm harvest have head headline hear heard heavy help helped her here hide high higher highest him
  hint his historic history hold home honest honestly hope horizon hospital hot hour hours how huge human
  hundred hung hurry hurt ice id idea identical if ill imagine immediately impact important impossible
  improve impulse in include increase indeed industry influence inform information initially input inspect
  install instead instrument intend intent interest internal interview introduce introduction invest
  investigate investigation invitation invite involve irrelevant island issue it itch item job join joke
  judge jump just justify keep kept key kind kindly knock know knowledge known lacked lacking language large
  larger largest last late later latest laugh launch law lazy lead leader leak learn learnt least leave left
  lemonade length lent less lesson let letter level lie life lift lighter like likely limit line lines link
  links list listen little live load locate lock long longer longest look lose lost lot loud loudest low
  lower lowest luck lucky lunch made magazines mail main maintain majority make man manage manager manual
  many map mark market match maybe mean meaning measure media meet meeting member men mended mention message
  met method middle midnight million mind minor minute miss missed mistake mix model moment monday money
  month months mood more morning most mostly mother mothers mouse move much must my name narrow nearby
  nearly necessary need negative nervous neutral never new news next nice nicer night nine no nobody nod
  none normal normally not note notes nothing notice now nowadays number numbers nurses observe obvious
  occasion occur odd of off offer often old older oldest on once one online only open openly operation
  opinion opportunity opposite option optional or order ordinary organise original originally other our out
  outcome outside oven over oversee overview own owner package page paid pain painted pair panic paper
  parallel parents park part partial party pass passed past path patient pattern pay peace peek peer people
  percent perfect period person personal personally phase phone photograph pick picture piece pieces piles
  pilot pin place plain plan planned play point points politic poor popular position positive possible post
  pot power practice practise praise predict prefer prepare present press prevent previous previously price
  pride print prior private prize probe problem procedure produce product profitable programme progress
  project promise proper properly propose protect proud prove provide publish pull purchase purpose push put
  quarter query question questions queue quick quicker quickest quickly quiet quieter quit rain raise rare
  rarely rating raw reach react reaction read reader reading ready real realise reality realize really
  reason reasonable recall receive recent recently recommend record reduce refer reference regret regular
  regularly reject related relationship release reliable relief remain remaining remark remember remind
  remove rent repair repeated replace replacement report request require requirement research reset resist
  resolve respect respond responsible rest restart restore result retention retired return reveal rewrite
  rhythm rice rich richer right ring rise role roughly round row rows rule rules run rush sad safe said sale
  sales same sandwich satisfied save saw say scan scare sceptical school scream search second secret see
  seem seldom select sell send senior sensible separate separately series serious service set setting settle
  seven several severity shadow shape share shared sheet shelf shelves shift ship shocked shoebox shook shop
  short shortcut shorter shout show shut sick sign signal silence silent similar simple simpler simply
  sincere single site situation six size sketch skill skip sleep slide slip slower slowly small smaller
  smallest smells smile snow social soft sold solid solution solve solved some somebody someone something
  sometimes somewhere son song soon sooner sore sorry sound source space spare speak special specific speed
  spend spent spike split spot spread stable staff stake stand standing start state statement status stay
  steady step steps stick still stop store storm story straight strange stranger street streets stress
  string strong strongest struggle stuck students study style subject submit subset succeed success sudden
  suddenly sue suggest suggestion suit suitable sum summarise summary summer sunlight supervisor supplier
  support suppose sure surprise surprised surround suspect swear swing switch system table tailor take talk
  task tasks taste tea team teammate technical technique tell temporary tempt tempting ten term terms test
  tested text than thank thanks the then theory there they thing things think third thought three threshold
  throw ticket tidy tight time tiny tired title today together told tomorrow tonight took tool top topic
  total touch tough town train transfer transparent trap travel treat trembling trick tried trigger trip
  trouble trucks true trust truth try tunnel turn turnover twelfth twin two type typed typical unclear
  underlying understand understood unhappy unknown unrelated up update upgrade upset upstairs use used
  useful user usual usually vacation vague valid value vanish vans variable various vary verbal verify
  version very video view village visit voice vote wait waiting walk want wanted warm warn warning was waste
  watch water way we week weeks weigh well went were what wheel when where which while who whoever whole why
  wide wider wife will win winner wish woman women word words work worked workload world worry worse worst
  worth would wrap write written wrong wrongly year years yellow yes yesterday you young younger
  `
    .trim()
    .split(/\s+/),
);
