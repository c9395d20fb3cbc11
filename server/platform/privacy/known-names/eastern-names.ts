import { wordSet } from '../../../checklist/language/word-list.ts';

/** Given names of eastern and south-eastern Europe, Turkey, the Caucasus, central Asia and the Pacific, in plain small letters. Left out: what is an ordinary word or a product too. */
export const easternNames: ReadonlySet<string> = wordSet(`
  abdullah adelina adem adrijana agafya agata agne agnieszka agron ahmet ahomana aibek aida aidana aigerim aigul
  ainars aiste aivars aizhan akanesi akmal akmaral alapaki alban albana aleksandar aleksander aleksandr aleksandra
  aleksei aleksey alena alexandru alexei alexey ali alibek alicja alikhan alin alina alisher aliya alketa alla almas
  alper altynai alyona alzbeta anahit anastasia anastasiia anatoly ancuta andras andreea andrei andrej andrey andrii
  andrius andrzej aneta angeliki ani anica aniko ante anton antonin antonina antonis anush apostolos ara araksi aram
  arben arda ardian arev arevik arkadiusz arkady arman armen armine aroha arpine arseny arta artak artem artur arturs
  artyom arzu asel ashot askar asli aspasia asuman asya ataahua athanasios atilla attila audrius augustas aydin ayhan
  ayla aylin aynur ayse aysegul aysel aysun azamat aziza bahodir bakyt balazs balint barbora bardha baris bartlomiej
  bartosz basak batuhan batyr baurzhan bayram beata begum bekzat bela bence berik beril berk berkay berna besnik betul
  beyza biljana birol blanka blerim blerta bobur bogdan bogdana bohdan bohdana bohumil bojan bora boris borislav bosko
  boyan bozena branimir branislav branka branko bronislaw bulent burak burcu busra canan caner cansu catalin cem cemal
  cemil cemre cengiz ceren ceyda cezary charalampos christos cigdem cihan claudiu corina cosmin costin csaba csilla
  czeslaw dainius dalibor damian damir damla dana danijel danijela daniyar danuta daria dariusz darya dauren davit
  dejan denes deniz derya desislava despina dilara dilek dilnoza dilshod dimitar dimitra dimitrios dimitris dinara
  dino diyora dmitri dmitriy dmitry dmytro doina dominika dorin dorota dragan dragana drazen drita dritan dubravka
  dumitru dusan duygu ebru ece eda edgars edin edona eduard edyta efe ege egle egor ekaterina ekaterine ekaterini ela
  elchin eleftheria elene eleni elif elira elmira elnur elton elvis elzbieta emel emese emin emina emine emir emirhan
  emrah emre engin enver ercan erdal erdem erdogan eren erhan erion erkan erlan erol ersin erzsebet esma esra eszter
  evangelia evangelos evgeni evgenia evgenii evgeny evren ewa ewelina eylul eymen ezgi fadime farkhod faruk fatih
  fatma fatmir fatos fedor ferenc ferhat feride feruza fikret filip filipo filiz flaviu florin flutur frantisek furkan
  fyodor gabor gagik galina gamze gaukhar gayane gediminas gennady gentian georgi georgiana georgios georgy gergely
  gergo gezim gheorghe giannis gintaras giorgi givi gizem gleb gohar gokhan gonca gordana gozde grazyna grigory
  grzegorz gul gulay gulmira gulnara gulnoza gulsah gulsen guntis guram gurgen gurkan gyorgy gyula hakan hakob halil
  halina haluk halyna hana handan hande hanna haris harris hasan hasret hatice havva hayk hazal helena henryk hine
  hinemoa hlib hoani horia hovhannes hripsime hristo hulya huseyin hynek ibrahim ieva igor ihor ildiko ilgar ilhan
  iliana ilias ilie ilinca ilir ilkay ilker ilona ilya ilze imre inga inna ioan ioana ioane ioannis ionela ionut
  iosefa ipek irakli irem irena ireneusz irmak iryna ismail istvan ivana ivanna ivaylo iveta ivica iwona izabela jacek
  jadranka jadwiga jakub jale jamila jamshid jan janina janis janos janusz jarek jarmila jaromir jaroslav jaroslaw
  jasmina jasna jelena jerzy jindrich jiri jirina jolanta josef josip jovan jovana jozef jozsef judit juraj jurate
  juris justyna kaan kacper kadir kadriye kai kaimana kakha kalani kalea kalin kalina kalliope kamil kamila kamola
  kanoa karel karol karolina kaspars katalin katarina katarzyna katerina kateryna katya kawika kazimierz keahi kealii
  keanu kekoa kemal kenan kerem ketevan khatuna khrystyna kinga kirill klaudia konrad konstantin konstantina
  konstantinos koray korhan kornel kosta kostas kostiantyn krasimir kreshnik kristaps kristijan kristjan kristof
  krisztian krisztina krystian krystyna krzysztof ksenia ksenija kuanysh kubra kursat ladislav laima lani larisa
  larysa lasha laszlo laurentiu lavinia lech leilani lejla lendita lenka leonid lesya leszek levan levent leyla lidiya
  lilia lilit liliya liljana lina lindita liubov liudmyla liviu ljiljana ljubica loredana losa luan lubomir lubos
  lucian lucyna ludek ludmila lukasz lupe lusine lyubomir lyubov lyudmila maciej madalina magdolna mahina mahmut
  mahuta maia maja maka makana maksim maksym malgorzata malia malika mamuka manaaki manaia marat marcin marek margus
  marharyta mariam mariia marija marijana marin marina marinela marios mariusz marjan marketa mart maryna matej
  mateusz maxim mehmet mehriban melek melih melike melis meltem meral mert merve meryem mesut metin mher michal
  mieczyslaw mihaela mihai mihail mihajlo mihkel mikayel mikhail mikolaj mila milada milan milda milena milica milorad
  milos miloslav mimoza mindaugas mircea mirela mirjana miroslav miroslava miroslaw mladen moana momchil monika
  mukhtar murad murat mustafa mutlu mykhailo mykola nada nadezhda nalani narek nargiz nariman nastya nataliia natalya
  natasa natia nazan nazar nazgul nazli nebojsa neda nedim nela nemanja nenad nermin neslihan nesrin nevena nevin
  ngaire nicoleta nihal nihat nika nikau nikita nikola nikolai nikolaos nikolay nikolina nikos nilay nilufer nino
  nodar nodira noelani norbert nune nuran nuray nurbek nurcan nurgul nurlan nursultan oana octavian ognjen okan oksana
  oktay oleg oleh oleksandr oleksandra oleksii oleksiy olena olesya olha omer ondrej onur orcun orhan orsolya osman
  ostap otar ovidiu oybek ozan ozge ozgur ozkan ozlem panagiota panagiotis paraskevi pavel pavla pavlo pawel pelin
  penina petar petelo petr petra petro petros petru pinar piotr pita plamen polina predrag premysl przemyslaw radek
  radka radmila radomir rados radoslav radoslaw radu rafal raimonds ralitsa raluca ramazan rangi rashad rasmus rauf
  ravshan rawiri razvan recep refik reka rimantas romana romualdas rudolf rukiye ruslan ruslana rustam ruta ruxandra
  ryszard sabina sabri salih saltanat samvel sandor sanja sanzhar sardor sargis sasa satenik saule saulius sebnem seda
  sedat sefa sefina selcuk selda selim selin semih semisi semra senad senem serap serdar sergei sergey serhat serhii
  serhiy serkan sevda sevgi sevil sevim sevinj shavkat sherzod shohruh shorena shpresa shushan sibel silviu sina sinan
  sinem sione siosaia sladjana slavica slawomir slobodan snezana sokratis songul sorin spyridon spyros srdjan stanimir
  stanislav stanislaw stavros stefan stefanos stela stelian stepan stjepan stoyan suat suleyman sumeyye suren svetla
  svetlana svetoslav svitlana sylwia szymon tadeusz tahir taisia tama tamara tamas tamati tamaz tamta tane taner taras
  tarik tatjana tatul tatyana tavita tayfun teodor teodora tereza tetiana tevfik tevita tiaki tibor tigran tihomir
  timea timofey timur todor togrul tolga tomasz tomislav toomas tornike traian tsvetan tuba tugba tugce tulay tuncay
  turan turgut ufuk ugur ulugbek ulyana umut urmas urszula utku vaclav vadim vadym vagif vahan vahe vakhtang valbona
  valdis valentin valentyna valeriy valery valon vangelis vardan vasile vasiliki vasilios vasily vassilis vasyl vedat
  veronika veselin vesna viacheslav viera viktor viktoria viktoriia viliami vilma viorel virginijus vit vitalii
  vitalij vitaliy vitaly vjosa vlad vladan vladimir vladislav vladyslav vlasta vlatko vojtech volkan volodymyr voula
  vsevolod vugar vyacheslav waldemar weronika wieslaw wiktor wiktoria wiremu witold wladyslaw wojciech yagmur yakup
  yana yannis yaroslav yaroslava yasar yasemin yasin yavuz yefim yegor yekaterina yelena yeliz yerlan yernar yevgeny
  yevhen yigit yilmaz yordan yulia yuliia yuliya yunus yuriy yury yusuf zafer zakhar zane zarina zaza zbigniew zbynek
  zdenek zdenka zdravko zehra zekeriya zeki zeljka zeljko zerrin zeynep zhanar zhanna zheni zhenya zinaida ziya zlatko
  zofia zoltan zoran zorana zoya zsofia zsolt zsuzsa zsuzsanna zuhal zulfiya zurab zuzana zuzanna zygmunt
`);
