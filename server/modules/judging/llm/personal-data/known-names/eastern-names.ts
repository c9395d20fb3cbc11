import { wordSet } from '../../../language/vocabulary/word-list.ts';

/** Given names of eastern and south-eastern Europe, Turkey, the Caucasus, central Asia and the Pacific, in plain small letters. Left out: what is an ordinary word or a product too. */
export const easternNames: ReadonlySet<string> = wordSet(`
  aare abdullah adelina adem adrijana afrim agafya agata agathi aggeliki agim agne agnieszka agron ahmet ahomana ahto
  aibek aida aidana aigars aigerim aigul aija ainars ainhoa aiste aivar aivars aizhan akanesi akmal akmaral akos
  alapaki alban albana albulena aled aleix aleksandar aleksander aleksandr aleksandra aleksei aleksey alena alexandru
  alexei alexey alexios ali alibek alicja alikhan alin alina alisher aliya alketa alla almas alper altynai alun alyona
  alzbeta amaia anahit anastasia anastasiia anastasios anatoly ancuta ander andis andras andreea andrei andrej andrey
  andrii andrius andrzej aneta angeliki angharad ani anica aniko anneke ante antia anton antonin antonina antonios
  antonis anush apostolos ara araksi aram arantza arben arbnora arda ardian arev arevik argyro aristidis aritz arjeta
  arkadiusz arkady arman armen armine arnau arnis aroha arpine arseny arta artak artem artur arturas arturs artyom
  arvids arwel arzu asel ashot askar asli aspasia asuman asya ataahua athanasios atilla attila audra audrius augustas
  aukje ausra austeja aydin ayhan ayla aylin aynur ayse aysegul aysel aysun azamat aziza bahodir baiba bakyt balazs
  balint barbora bardha baris bartlomiej bartosz basak bashkim batuhan batyr baurzhan bayram beata begum bekim bekzat
  bela bence berik beril berk berkay berna bernadett bernat besa besnik bethan betul beyza biel biljana birol birute
  blanka blerim blerina blerta bobur bogdan bogdana boglarka bohdan bohdana bohumil bojan bora borbala borislav bosko
  botond bouke boyan bozena brais branimir branislav branka branko breixo bronislaw bronwen bryn bujar bulcsu bulent
  burak burcu busra canan caner cansu carys catalin catrin cees cem cemal cemil cemre cengiz ceren cerys ceyda cezary
  chara charalampos charis christos chrysa chrysoula cigdem cihan claudiu coen corina cosmin costin csaba csilla
  csongor czeslaw dafina daina dainius dalibor damir damla danai danijel danijela daniyar danuta danute dardan daria
  dariusz darya dauren davit deividas dejan delyth denes deniz derya desislava despina diederik dilara dilek dilnoza
  dilshod dilwyn dimitar dimitra dimitrios dimitris dinara dino dionysios dionysis dirkje diyora dmitri dmitriy dmitry
  dmytro doina dominika donika dora dorien dorin dorota dorottya dovile dragan dragana drazen drita dritan driton
  dubravka dumitru dusan duygu dyfan dzintars ebru ece eda edgars edin edina edita edona eduard edurne edyta efe ege
  egle egor egzon eimantas eirlys ekaterina ekaterine ekaterini ela elchin eleftheria elene eleni eleri elif elira
  elmira elnur elpida eluned elvis elwyn elzbieta emel emese emin emina emine emir emirhan emrah emre emrys eneko
  engin eniko enn enver ercan erdal erdem erdogan eren erhan erion erkan erki erlan erol ersin erzsebet esma esra
  estibaliz eszter eulalia evangelia evangelos evelin evert evgeni evgenia evgenii evgeny evi evija evren ewa ewelina
  eylul eymen ezgi fadime fani fanni farkhod faruk fatih fatma fatmir faton fatos fedor ferenc ferhat feride ferran
  feruza ffion fikret filip filipo filiz fisnik fitim flamur flaviu floortje florin flutur fotini fotis frantisek
  fruzsina furkan fyodor gabija gabor gagik galina gamze garazi gatis gaukhar gayane gediminas geert gennady gentian
  georgi georgiana georgios georgy geraint gerasimos gerben gergely gergo gethin geza gezim gheorghe giannis giedre
  gijs gintaras gintare giorgi giorgos girts givi gizem gleb gohar gokhan gonca gordana gorka gozde grazyna greetje
  grigoris grigory grzegorz gul gulay gulmira gulnara gulnoza gulsah gulsen guna gundega guntis guram gurgen gurkan
  gwenllian gwilym gwyneth gyongyi gyorgy gyula hajnalka hakob halil halina haluk halyna hana handan hande haris
  harris hasan hasret hatice havva hayk hazal hein heino heledd helje henryk hessel hidde hine hinemoa hlib hoani
  horia hovhannes hripsime hristo hulya huseyin huw hynek hywel ibolya ibrahim idris ieuan ieva ifan igor ihor iker
  ildiko ilgar ilhan iliana ilias ilie ilinca ilir ilirian ilirjana ilkay ilker ilmars ilona ilya ilze imanol imre
  inaki indre indrek ineke inese ingrida inna inta intars ioan ioana ioane ioanna ioannis iolo ionela ionut iosefa
  ipek irakli irem irena ireneusz iria irini irmak irmantas iryna ismail istvan isuf itziar ivana ivanna ivars ivaylo
  iveta ivica iwan iwona izabela jaak jaan jacek jadranka jadwiga jakub jale jamila jamshid janina janis janos jantine
  janusz jarek jarmila jaromir jaroslav jaroslaw jasmina jasna jaume jelena jelle jeno jerzy jildou jindrich jiri
  jirina jolan jolanda jolanta josep josip jovan jovana jozef jozsef julen julianna juraj jurate jurgita juris jurre
  justas justina justyna kaan kacper kadir kadri kadriye kaia kaimana kaire kakha kalani kalea kalev kalin kalina
  kalliope kalman kaltrina kamil kamila kamola kanoa karel karlis karol karolina karolis karoly kaspars katalin
  katarzyna katerina kateryna katya kaupo kawika kazimierz keahi kealii keanu kekoa kemal kenan kerem kersti kertu
  kestutis ketevan khatuna khrystyna kinga kirill klaudia koen koldo konstantin konstantina konstantinos koray korhan
  kornel kosta kostas kostiantyn krasimir kreshnik krijn kristaps kristi kristijan kristine kristjan kristof krisztian
  krisztina krystian krystyna krzysztof ksenia ksenija kuanysh kubra kujtim kursat kushtrim kyriaki kyriakos labinot
  ladislav laima laimonas lajos lambros lander lani larisa larysa lasha laszlo lauma laurentiu lavinia lech lefteris
  leida leilani leire lejla lendita lenka leonid leonidas lesya leszek levan levent levente leyla lidiya lieke liis
  liisa lilia lilit liliya liljana lilla lina linas lindita liridon liubov liudmyla liviu ljiljana ljubica llinos
  lluis lorant loredana losa lotje loukas lowri luan lubomir lubos lucian lucyna ludek ludmila lukasz luljeta lulzim
  lupe lusine luuk lyubomir lyubov lyudmila maarja maciej madalina madara magdalini magdolna mahina mahmut mahuta maia
  maider maija mair mairis majlinda maka makana maksim maksym malgorzata malia malika mamuka manaaki manaia manolis
  mantas marat marcin mared marek margus marharyta mariam mariia marija marijana marilena marin marina marinela marios
  maris mariusz marjan markel marketa marloes mart marti martins marton maryna matej mateusz maxim mazvydas meelis
  mehmet mehriban meirion melek melih melike melis meltem meral merce mererid merike mert merve meryem mesut metin
  mher michal michalis mieczyslaw mieke migle mihaela mihai mihail mihajlo mihaly mihkel mikayel mikel mikhail miklos
  mikolaj mila milada milan milda milena milica milorad milos miloslav mimoza minas mindaugas mircea mireia mirela
  miren mirjana mirlinda miroslav miroslava miroslaw mirte mladen moana momchil monika mukhtar murad murat mustafa
  mutlu mykhailo mykola nada nadezhda nagore naim nalani nandor narek nargiz nariman nastya nataliia natalya natasa
  natia nazan nazar nazgul nazli nebojsa neda nedim nekane nektarios nela nelleke nemanja nenad nerijus neringa nermin
  nerys neslihan nesrin nesta neus nevena nevin nexhmije ngaire nia nicoleta nihal nihat nijole nika nikau nikita
  nikola nikolai nikolaos nikolay nikoletta nikolina nikos nilay nilufer nino nodar nodira noelani noemi noortje
  normunds nune nuran nuray nurbek nurcan nurgul nuria nurlan nursultan nynke oana octavian ognjen oier oihana okan
  oksana oktay olatz oleg oleguer oleh oleksandr oleksandra oleksii oleksiy olena olesya olha omer ondrej onur orcun
  orestis orhan orsolya oskars osman ostap otar ovidiu owain oybek ozan ozge ozgur ozkan ozlem panagiota panagiotis
  pantelis paraskevas paraskevi patxi paulius pavel pavla pavlo pavlos pawel peeter pelin penina petar petelo peteris
  petr petrit petro petros petru pinar piotr piret piroska pita plamen polina povilas predrag premysl priit przemyslaw
  qendrim quim radek radka radmila radomir rados radoslav radoslaw radu rafal raimonds raivis raivo ralitsa raluca
  ramazan raminta ramunas rangi rashad rasmus rauf ravshan rawiri razvan recep refik reinier reka renars renske rezso
  rhodri ricardas rients rihards riina rimantas rinor rinske rokas rolandas romana romualdas roser rozsa rrezarta
  rukiye ruslan ruslana rustam ruta ruxandra ryszard rytis sabela sabina sabri sadije sali salih saltanat samvel
  sandor sandris sanita sanja sanzhar sardor sargis sarmite sasa satenik saule saulius savvas sebnem seda sedat sefa
  sefina selcuk selda selim selin semih semisi semra senad senem serap serdar seren sergei sergey serhat serhii serhiy
  serkan sevda sevgi sevil sevim sevinj shavkat sherzod shkelzen shohruh shorena shpresa shqipe shushan sibel sietse
  sigita siim silviu simonas sina sinan sinem sione sioned siosaia sirje sjaak sjoukje skender skirmante sladjana
  slavica slawomir slobodan snezana sokratis solvita songul sorin sotiris spyridon spyros srdjan stamatis stanimir
  stanislav stanislaw stathis stavros stefanos stela stelian stepan stjepan stoyan stratos suat sulev suleyman sumeyye
  suren svetla svetlana svetoslav svitlana sylwia szabolcs szilard szilvia szymon taavi tadas tadeusz tahir taisia
  takis tama tamara tamas tamati tamaz tamta tane tanel taner taras tarik tarmo tasos tatjana tatul tatyana tauno
  tavita tayfun tegan teodor teodora tereza tetiana teun teuta tevfik tevita thanasis thanos themis theodoros
  theofilos thijmen thodoris tiaki tibor tigran tihomir tiit timea timofey timur tineke tivadar tjalling tjeerd todor
  togrul tolga tomasz tomislav tonis toomas tornike traian triin trijntje tsjerk tsvetan tuba tudur tugba tugce tulay
  tuncay tunde turan turgut ufuk ugne ugur uku uldis ulle ulugbek ulyana umut unai urmas urszula utku uxia uxue vaclav
  vadim vadym vaggelis vagif vahan vahe vaida vaidas vakhtang valbona valdas valdis valentyna valeriy valery valmira
  valon valters vanda vangelis vardan vasile vasiliki vasilios vasily vaso vassiliki vassilis vasyl vedat vello velta
  veronika veselin vesna viacheslav viera viive viktoriia viliami vilius vilma vilmos vineta viorel virginijus visar
  vit vitalii vitalij vitaliy vitaly vjollca vjosa vlad vladan vladimir vladislav vladyslav vlasta vlatko vojtech
  volkan volodymyr voula vsevolod vugar vyacheslav vytautas waldemar wendelien weronika wessel wiebe wies wieslaw
  wijnand wiktor wiktoria willemijn wiremu witold wladyslaw wojciech wout wyn xabier xenia xhevdet xoan yagmur yakup
  yana yaroslav yaroslava yasar yasemin yasin yavuz yefim yegor yekaterina yelena yeliz yerlan yernar yevgeny yevhen
  yigit yilmaz ylli yordan yulia yuliia yuliya yunus yuriy yury yusuf zafer zaiga zakhar zalan zamira zane zarina zaza
  zbigniew zbynek zdenek zdenka zdravko zef zehra zekeriya zeki zeljka zeljko zerrin zeynep zhanar zhanna zheni zhenya
  zigmars zilvinas zinaida zinta zita zivile ziya zlatko zofia zoi zoltan zoran zorana zoya zsigmond zsofia zsolt
  zsombor zsuzsa zsuzsanna zuhal zulfiya zurab zuzana zuzanna zygmunt
`);
