import { wordSet } from '../../../checklist/language/word-list.ts';

/** Given names of northern and central Europe, and further ones of all of Europe, in plain small letters. Left out: what is an ordinary word or a product too. */
export const northernNames: ReadonlySet<string> = wordSet(`
  aare abhijith achilles adenilson adhemerval advait afrim agathi aggeliki agim agostino agusti ahmat ahto aigars aija
  ainhoa aivar akiba akim akos alaksandar albert alberts albrecht albulena alden aled aleix aleksa ales alexandros
  alexios aljaz allan allen allon alon alp alun alva amaia americo anani anastasios ander anders andi andis andreas
  andries angharad anja anke anneke annelies anneliese ansel antia antje antonios appaji arafat aral arantza arbnora
  ard argyro ari ariadne aristidis aristotle aritz arjen arjeta armin arnau arnd arne arnis arno arnold arnout aron
  arruga arturas arvids arwel asheesh assaf assar assunta astrid atte audra auke aukje aurimas ausra austeja avery
  axel ayende bader baiba barbel barnabas barnaby bart bartholomew bas bashkim basile basilio behdad bekim benedict
  benedikt benno benny berit bernadett bernat bernd bernhard bernt bert bertram besa bethan betsy bettina bevan bhavi
  biel birger birgit birgitta birunthan birute bjarne bjorn blair blerina boglarka borbala borut botond bouke boyd
  bozidar brady brais bram braxton breixo brendon brennan breno brent brien brigid brita britta bronwen bryce bryn
  bujar bulcsu byron calle calvin caolan carmine carole carsten carys casey caspar casper catrin catriona cecil cees
  celestin celina cerys chandrakala changhee chara charis charly chet christa christel christof christoph chrysa
  chrysoula ciprian ciro clarence claudette claudine claus clemens clifton clint clinton coen collin colm colomban
  concetta constantin cordelia corinna cornelia cornelius corrie cosimo crispin csongor cyprian cyrus daan dafina
  dafydd dagmar daigo daina danai danek dani danil danko dann danute dardan darin darko davina dawson debarshi
  deividas delbert delian delores delyth demetrius denny denzel deri desiree detlef deven didi diederik dieter dietmar
  dilwyn dima dionysios dionysis dirk dirkje dodji doerte dom dominik dominyk don dongsheng dongsu donika donnie donny
  donovan dora doran dorian dorien dorottya dov dovile driton duilio durigan dyfan dzintars earnie eberhard eckhard ed
  edina edita edmond edmund edurne edwina eelco egbert egmont egon egzon eike eimantas eirlys elan elana eldred elemer
  eleri elias elie elinor elke ellinor elmer elpida eluned elwyn emil emmanuele emrys eneko eniko enn enoch erich
  erick erik erki erkki erling ermin ernst errol erwan erwin eryu esko estela estibaliz etta eugen eugeniy eulalia
  eustace evelin eveline evert evgeniy evi evija exequiel fabian fabjan fabrizia falk fangrui fani fanni farrah fathi
  faton femke ferdinand ferdinando fergal ferran ffion fidel filipe filipus fisnik fitim flamur fleur floortje
  florentin floris florrie folke fotini fotis fran franck frans franz freja frida fridolin fridrich frieda friedrich
  fritz fruzsina gabija gabriele gaby garazi garret gatis geert gennaro geoffroy georg geraint gerasimos gerben gerd
  gerda gerhard germanus gernot gero gerry gertrud gertrude gethin geza gia giedre gijs ginette gintare gintautas
  giorgos girts gisela gisle giuliano gladys godfrey gokdeniz gorka goswin govert grady grayson greetje gregor
  gregorio greta grigori grigoris guenter guna gundega gunnar gunter gunther gustav gwenllian gwilym gwyneth gyongyi
  hagai haihua hajime hajnalka hal hank hanneke hannes hanno hans hanspeter harald hariharan harlan harmen hartmut
  hasso hauke hayden hedda heddy heike heiko hein heino heinrich heinz heledd helga helge helje helmut hendrik henne
  henrik herman hermann hermione hermoso herold hessel hidde hidetaka hidetoshi hilde hildegard hirokazu hjalmar hleb
  holger hollis horst hortensia howie hrvoje huw hylke hywel ibolya ico ida idris iestyn ieuan ifan ignatz ignazio
  ihar iker ilirian ilirjana ilmari ilmars ilse imanol imranullah inaki indre indrek ineke inese inge ingeborg ingi
  ingimar ingmar ingo ingrid ingrida ingvar inian inta intars ioanna iolo iria irini iris irmantas irwin isabell
  isidore isolde issam isuf itziar iustin ivars iwan izhar jaak jaan jaap jacinta jacobo jacquelyn janardhan janez
  jani jann janne janneke jannik jano jantine jarrod jarvis jaume jay jaydeep jayme jayprakash jeannie jelle jemima
  jen jennie jeno jeroen jesper jildou jilles jinkyu joachim joakim joanie jocelyne jochen jody joep joergen johan
  johann johannes jolan jolanda jolene jonah jonatan jonh joonas joost jorg jorgen joris jorn jos josep josette josie
  jouke judd juerg juho julen julianna jurgen jurgita jurre justas justina jutta kadri kaia kaire kaisa kaj kalev
  kalman kaltrina karin karla karlis karolis karoly karsten kasia kaspar kasper katharina kathrin katja katrien kaupo
  kay kaz keld kellie kelsey kenshi kent kersti kertu kestutis kip kirsi kirstin kjell klaas klara klaus knut koen
  koldo kornelia krijn kristi kristian kristina kristine kristoffer kujtim kushtrim kyriaki kyriakos labinot lachlan
  ladislaus laimonas lajos lambros lamont lander lapo lara lars lasse latisha lauma laurens layton leander lefteris
  leida leire leonidas leopold letitia levente lieke liesbeth lieven liis liisa lilian lilianne lilla linas lincoln
  liridon liselotte llinos lluis lorant lothaire lotje lotte loukas loup lowri luc lucienne ludger ludo ludwig luise
  lukas luljeta lulzim lutz luuk maaike maarja maarten madara magda magdalena magdalini magnus maider maija mair
  mairis majlinda malin malte mandi manfred manja manolis mantas manuela marcel marceline marcella mared mareike
  margarete margery margit marianna marianne marieke marijke marilena maris marit marius marjolein markel markus
  marley marloes marnie marten marti martijn martins marton marva mathias mathilda matic mats matthias matti maud
  mavis maximilian maximiliano mazvydas meelis meike meinhard meirion melina melisa menelaos merce mererid merijn
  merike mervyn mette mia michalis michiel mickey mieke migle mihaly mikael mikel mikkel mikko miklos milo minas minna
  mireia miren mirjam mirlinda mirte modestas moritz moses muir myron nadja nagore naim nalin nandor nanette natascha
  nate nathalia nekane nektarios nele nelleke nerijus neringa nerys nesta neus nexhmije nia niccolo nicodemus nicolai
  nicolette niels nijole niklas niko nikoletta nils ninette noah noe noemi nolan noortje norayr normunds nunzio nurali
  nuria nynke oier oihana ola olaf olatz ole oleguer ollie olof oluf orestis orson oskar oskars osvald otilia ottavio
  ottmar otto owain pantelis paraskevas pascal patti patxi paulette paulin paulina paulius pavlos peeter pekka
  percival pernille peteris petrit petronella philipp phillipp phineas pia pieter pim piret piroska povilas priit
  qendrim quim quirin radim raffaela rainer rainier raivis raivo ralf raminta ramses ramunas reggie reiner reinhard
  reinhold reinier remy renars renate rene renske rezso rhett rhodri rhoslyn ricardas rickard rients rihards riikka
  riina rikke rimas rinor rinske roald rocco roddy roderick rodger roelof rokas rolandas rolando ronny roosevelt
  roozbeh rosalba rosalie rosaria roser rosetta rozsa rrezarta rudiger russ russel ruthann ruud rytis sabela sabine
  sacha sadije sali salome salvo sampo sander sandra sandris sanita sanna sanne sarmite sascha saskia savvas selwyn
  sepp serafina seren sergi serguei severin seymour shanna shari sharron sheena shelby sheree shkelzen shlomi shqipe
  sibyl sibylle siegfried sietse sigita sigmund sigrid sigurd siim silke silvia simonas simos sioned sirje sjaak
  sjoukje skender skirmante skylar slaven soeren sofie solvita sonny soren sotiris spiros stamatis stan stathis
  stefanie steffen sten stijn stine stratos sulev susanne susi svea sven svenja szabolcs szilard szilvia taavi tadas
  tadej takis tamsyn tancredi tanel tanja tarja tarmo tasos tauno tegan teun teuta thaddeus thalia thanasis thanos
  themis theodoros theofilos theresia thijmen thijs thilo thodoris thorben thorbjorn thorsten tiit tijmen tilda tilly
  tilo tineke tino tivadar tjalling tjark tjeerd tobey tobias tomeu tomi tommi tonis tonya torben torsten tracie triin
  trijntje trine trond tsjerk tudur tunde tyrell tyson ubaldo udo ugne uku uldis ulf ulle ulrich ulrika ulrike unai
  urs ursel ute uwe uxia uxue vaggelis vaida vaidas valdas valmira valters vanda vanya vasiliy vaso vassiliki vaughn
  veit vello velta verena verna verne viggo viive vilius vilmos vineta visar vito vjollca volker vytautas wallis
  waltraud wendelien wendell wenke werner wessel whitney wibke wiebe wiebke wies wijnand wiley wilhelm wilhelmina
  willem willemijn willis wim winfried wolfgang woodrow wout wouter wyn xabier xandru xanthe xaver xenia xhevdet xoan
  yanko yasmeen ylli yukihiro yvo zac zack zaiga zalan zamira zef zeke zeno zigmars zilvinas zinta zita zivile zoi
  zsigmond zsombor zygimantas
`);
