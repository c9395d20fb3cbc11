import { wordSet } from '../../../checklist/language/word-list.ts';

/** Given names of Africa, the Arab world, Iran and Israel, in plain small letters. Left out: what is an ordinary word or a product too. */
export const southernNames: ReadonlySet<string> = wordSet(`
  aaliya abbas abdallah abdel abdelrahman abdiaziz abdifatah abdikadir abdinasir abdirahman abdou abdoulaye abdul
  abdulahi abdulaziz abdulla abdullahi abdulrahman abebe abeer abel abena abiba abiodun abiola abir abosede abrehet
  abubakar achieng adaeze adama adamu adanna adaobi adebayo adebola adedayo adegoke adekunle adel adeola aderonke
  adesola adetokunbo adewale adham adhiambo adi adjoa adnan adwoa afia afsaneh afua agustinus agyeman ahlam ahmad
  ahmed aisha aissata aissatou akello akin akinwale akinyi akosua akoth akua akwasi alaa alemu alhaji alimatou alioune
  alireza almaz amadi amadou amaka aman amani amanuel amara amarachi amare ameen amina aminata aminu amir amira
  amirali amit amjad amma ammar amr analyn anas anat andika andri anele anesu anthonia anwar anyango apiyo aprilia
  araba arash ardi arezoo ariel arini arnel arvin arwa asad asaf asamoah asante asep asha ashenafi ashraf asma asmaa
  assefa astuti atefeh atieno auma avi aviad avigail avital aviv avner avraham awa awad awino awuor aya ayan ayanda
  ayele ayelet ayesha ayman aynalem ayo ayodeji ayodele ayotunde ayoub ayu azadeh aziz azubuike babajide babak
  babatunde badr bagus bahar bahman bahram bakari balogun bamidele baraa barasa barongo basem bashar basim bassam
  batya bayu behnam behrouz behzad bekele bello benilda benjie berhanu berihun bernadeth betelhem bilal biniam binta
  bintou birtukan biruk bizimana boaz boipelo boitumelo bokang bola bolaji bolanle bongani bopha boubacar bouchra
  bounmy bukky bukola bushra busi busisiwe chaim chana chanthy chava chebet chege cheikh chepkemoi chepkoech cherono
  cherotich cherrylyn chiamaka chibuike chibuzor chidera chidi chidinma chiedza chijioke chika chike chikondi chima
  chimamanda chimwemwe chinedu chinelo chinenye chinonso chinwe chinyere chioma chipo chisom chukwudi chukwuemeka
  chukwuma citra cristeta dagmawi dalal dalia dalitso damilola dan dania danilo daniso danit danjuma dante daoud dapo
  dariush dawit dawood dayo dedi deeqa dejene deji demba deni desalegn desola diallo dina dindo dini divina djibril
  djoko doaa dorit doron dotun driss dumisani dvora dwi dzifa ebele ebenezer ebere ebo ebony ebrima ebun edem edgardo
  edinam efrat efren efua ehab ehud einat eitan ejike ekow ekua elad elaheh elham eli eliezer elikem eloisa elsabet
  emad eman emeka emenike enitan enyinnaya eran erez erlinda ermias erna esenam eshe esi eslam esmail essam essomba
  etornam ewurama eyasu eyerusalem eyob ezra fadi fadia fadli faduma fadwa fahad fahd faisal fajri fanta farah farai
  fardin fares farhad farhan farhiya fariba farid farida faris farnaz farouk farshad fartun farzad farzaneh fatema
  fatemeh fatima fatimah fatin fatou fatoumata fauzi fayez felicidad femi fereshteh ferry feven fiifi fikile fikru
  firas fisseha florante fola folake folarin folasade foluke fouad fowsia funke funmi funmilayo gakuru galit garba
  gathoni gbemi gbenga gebre getachew getahun ghada ghassan ghazal gideon gil gilad gilang gili girma goitsemang
  golnaz gugu guled habib habiba habimana habtamu habte hadar hadas hadeel hadi hadil hadiza hafsa hagar hailemariam
  haitham hakizimana hala halima hamad hamda hamdi hamed hameed hamid hamza hanaa hanan hani hania hartono hashem
  hassan hatem hauwa hawa haya hayat haytham hazem heba hedieh hendri heri hesham hibo hicham hila hind hirut hisham
  hiwot hnin hodan homa hossam hossein houda htet huda hussain hussein ibrahima ibtisam idan idil ido idrissa ife
  ifeanyi ifeoma ifrah ifunanya ignatius iis ijeoma ika ikechukwu ikenna ikran ilan ilana ilham ilunga imad iman imane
  imas imelda inas inbal indri ingabire inuwa iradukunda irfan isagani isam isioma issa itai itamar itzhak iyabo
  iyabode iyad jaafar jaber jabu jabulani jalal javad jawad jaypee jelani jennelyn jepkosgei jhonel jhun jide jihan
  joebert joselito jovelyn juma jumana jummai jumoke junwei kabelo kabiru kabongo kadzo kagabo kagiso kalala kalekye
  kalkidan kamal kamau kamran kanae karabo karanga karim kartika kassahun katana katlego kaveh kayitesi kayode kayvan
  keabetswe kebede kehinde kelechi kemi keren keyvan khadija khadijatou khadim khadra khaled khalid khalil khamla
  khamphone khanyisile khawla khin khouloud khumo kian kibet kidist kifle kipchoge kipchumba kipkemboi kipkorir
  kiplagat kiprono kobi kobina koech koffi kofi kojo kokou kolade konjit korede kosal kouame kudzai kunle kurnia
  kusuma kwabena kwadwo kwaku kwame kwasi kweku kwesi kyalo kyaw ladan lamia lamis lanre lawal layla lekan leke lemlem
  lerato lesedi lethabo letlhogonolo leul liat liban lilach limor lindani lindiwe lior liora liya lourdes lubna
  ludivina lujain lukusa lungile luzviminda lwazi maayan mahad mahdi mahlet mahmoud mahmud mahnaz mahsa maisa majd
  majdi majed majid makanaka makau makena makhosi makosso malak malek malka maly mamadou manal mandisa mandla mansoor
  maram mariama mariame maribeth maricar maricel mariel marites marivic marwa marwan maryam masego masoud masoumeh
  matongo mawuli mayada mayar maysa mbali mbarga mbuyi meaza mehari mehdi mehran mehrdad meir mekdes mekonnen melaku
  melese menachem mengistu meron mesfin mihret mikias milad mina mmabatho mmusi modou mohamad mohamed mohammad
  mohammed mohamud mohsen mojgan mojisola mojtaba moran mordechai morteza mosa moshe mostafa mouna moussa mphatso mpho
  mpumelelo mugisha muhammad muhannad mujahid mukamana mukendi mulugeta mulyadi mumbi mumo muna munashe munir murenzi
  murtala musa mustapha musyoka mutesi muthoni mutinda mutiso mutua muyiwa mwamba mwanaisha mwangi mwikali myint
  mylene nabil nabila nader nadim nael nafisa nafula nahid nahla naima najat najib najla najwa nakato nakitende naledi
  nana nandi nani napat narges naseem nasrin nasser nastaran nasteho natnael nattawut nattaya natthaphon navid nawal
  nayef nazanin ndayishimiye ndeye ndidi ndongo nduku ndunge neema negar negin nehal nekesa nenita netsanet netta
  ngono ngoy ngozi ngugi nhlakanipho nhlanhla nida nidal nihad nii nili niloofar niloufar nimco nir nira nirit nisreen
  niyi niyonzima nizar njambi njeri njoki nkechi nkem nkiru nkosana nkosinathi nkurunziza nnamdi nneka nnenna noa noam
  nobuhle noga nokuthula noli noluthando nompumelelo nomsa nomvula nonhlanhla noor nopparat nosipho nour noura
  nshimiyimana nsimba ntando nthabiseng ntombi nugroho nurhayati nurit nyambura nyaradzo nyasha nyirenda nyokabi
  obafemi obiageli obinna ochieng oded odinaka ofentse ofer ofir ofra ogechi okechukwu okello oktavia olabisi oladele
  olajide olamide olanrewaju olawale olayinka olu olubunmi oluchi olufemi olufunke olumide olusegun oluseun oluwaseun
  oluwatobi omid omolara omondi omotola omphile omri onyeka onyinye oratile oren orit orly osama osnat otieno otsile
  oumar ousmane paa pakorn palesa panashe panida pape pardis parham parisa parvaneh parvin pattarapong payam pegah
  peyman phalla phatthara philani pichaya piyapong piyawat pooya pornthip pouya prapat puji pumla puspita rabiu rachid
  rachmat rada radwan rafi raghad rahaf rahel rahim rahma raja rajaa rakiya rami ramin ramy ramzi rana rand rania
  ranim rasha rashid rattana rawan raya rayan rediet reem refilwe reham reneilwe reni rethabile retno reuven reynaldo
  reza rhodora richelle rida ridwan rifat rima rina rith rivka riyad rizky roble rodelio rommel ronaldo ronen roni
  ronit ropafadzo rosalinda rotem rotich rotimi rowena roya roza ruba rudi rudo ruel rumbidzai ruqayya rusdi rutendo
  ruvimbo saad saba sabah sadegh sadiq saeed safa safaa safiya sagal sagi sahar sahra saido saif salah salamatu saleh
  salim salimata salman salwa samah saman samar sambath sameh samer sami samia samih samir samira samnang samson sana
  sanaa sandile sanele sani santi sapir sarit sasithorn savuth sawsan sayed seble seblewongel sefu segun sekou selam
  selamawit selorm senait sengdao senzo sepideh seun seydou seyi shadi shafiq shahab shahar shahd shahin shahla
  shahram shahrzad shai shaima shaimaa shaked shalom sharif shaul shaymaa shehu sheikh sherif sherine shiferaw shifra
  shimon shir shira shirin shlomo shmuel shola shoshana shukri shulamit shumba siavash siboniso sibusiso sifiso siham
  sima simamkele simiyu simphiwe sindisiwe sinethemba siphesihle siphiwe sipho siriwan sisay siska siyabonga siyanda
  sizwe soheil sokha solomon somphone somporn sophea sopheap soraya sosena souad souleymane sreymom stembile sthembiso
  suad sugeng suha suhail suharto sulaiman suleiman sulistyo sunisa sunkanmi supachai supriyadi surachai surafel
  suryadi susanti susilo suthep tadesse tafadzwa tahani tahereh taiwo takudzwa talal tali tamar tamer tamirat tamrat
  tanawat tanko tapiwa tapuwa tareq tariku tariq tariro tatenda taufan tawanda tawfiq tayo tebogo teboho teerapong
  tefera teguh tehila temesgen temitope tendai teresita tesfaye tewodros thabang thabiso thabo thanakorn thanaporn
  thanawat thandar thandeka thandi thandiwe thando themba thembi thida thiri thitima thokozani thulani tichaona tigist
  tilahun tinashe tinotenda titilayo tiwa tiyamike tobechi tochukwu tola tolulope tono tope tosin tova toyin tsegaye
  tsehay tsepo tshepo tshilombo tsion tumelo tuti tzipi tzvi uche uchechi uchenna udoka ugochi ugonna uju umaru umi
  umutoni unathi uriel utami uwase uwimana uzi uzoma vannak veasna vered vilayvanh vusi vuyisile vuyo wacera wael wafa
  wafaa wairimu waithera wale waleed walid wambua wambui wandile wangari wangui wanjiku wanjiru wannee wanyama
  waraporn warda warsan wassim wati wawan wekesa wichai widad widya wilai winnie wira wissam wole wondimu wondwosen
  worknesh worku wubet wubit wulandari xolani yaa yaakov yaara yacouba yael yahya yair yakov yakubu yaniv yanti yao
  yara yared yaron yaser yasir yasmine yasser yaw yayra yazan yehuda yemi yeshi yetunde yewande yigal yinka yisrael
  yitzhak yoav yodit yoel yohai yohannes yomi yona yonas yonatan yoni yosef yossi yotam younes yousef youssef yudi
  yuliana yulianti yupin yusufu yuval zaenal zahi zahra zainab zainabu zakaria zaki zandile zanele zawadi zaynab zeev
  zeina zeinab zelalem zenaida zenebech zerihun zev zewdu ziad zin zina zinash zineb zinhle ziv zodwa zola zoleka
  zukiswa zuri zvi
`);
