import { wordSet } from '../../../checklist/language/word-list.ts';

/** Given names of southern, eastern and south-eastern Asia, and family names that stand first there, in plain small letters. Left out: what is an ordinary word or a product too. */
export const asianNames: ReadonlySet<string> = wordSet(`
  aadil aakash aarav aarti abdur abhay abhijit abhinav abhishek abolfazl abul adarsh adil aditi aditya afroza afzal
  agung agus aijaz aiko aisyah ajay ajit ajith akari akash akbar akemi akhil akhilesh aki akihiko akihiro akiko akio
  akira akshata akshay alok amandeep amar amarjit ambika amihan aminul amirhossein amitabh amol amrita amruta anan
  anand anandi ananya aneesh anh aniket anil anindya anirudh anjali anjana anju ankit ankita ankur anmol annapurna
  anong anoop anowar anshul anshuman anu anucha anuj anupam anuradha anurag anusha anushka aparna apinya apoorva
  aravind archana ardeshir arief arif ariful arijit arindam arivazhagan ariya arjun arnab arnav arpit arshad arthit
  arti arulmozhi arun aruna arundhati arvind arya asami ashish ashkan ashok ashraful ashwin ashwini asif aslam asuka
  athira atif atsuko atsushi atul aung avinash ayaan ayaka ayako ayame aye ayumi ayush azhar azizul babar balaji
  baljit balwinder bambang banyu bao behnaz bhanu bharat bharati bhaskar bhavana bhavesh bhavin bhavna bhavya bhuvana
  bich bijan biju bikash binh binod bipin bishal bishnu brijesh budi bui bunga byung cahya cai cao chae chaeyoung
  chaitanya chaitra chamara chaminda chanchai chandan chandni chandra chandrika chao charu chathura chathuri chen
  cheng chetan chi chiaki chie chieko chihiro chikako chintan chirag chitra chiyo choe choi chul chun cong congcong
  cuong daichi daiki daisuke danish dao darshan darshana davi debashis debjani deepa deepak deepali deepika deepthi
  deepti delwar deming deng devaki devendra devika dewa dewi dhananjay dhanush dharmesh dhruv dhruvi diah diep dilini
  dilip dilshan dimas dinesh dinh dinithi dipa dipak dipali dipankar dipti divya doan dong donghyun duc dulani dung
  duong durga duy duyen ebrahim ehsan eiji eiko eko emi emiko endang eri eriko esfandiar esha etsuko eun eunji eunjung
  ezhil fahim faizan fajar fang faramarz farhana faridah farzana fathima feifei feng fereydoun fitri fumiko fumio
  gagan gaku ganesh gao gaurav gauri gautam gayan gayani gayathri gayatri gede geeta geetha genki giang girish
  gitanjali gopal gopalakrishna gopi govind gowri guan guang gulzar gunasekaran guo guowei gurdeep gurpreet gusti
  gyanendra gyeong habibur hai haiyan hamidreza hanako hang hanh hanumantha hao haoran hari harini harish harjit
  harpreet harsh harsha harshal harshita haruka haruki haruko haruna haruto haseeb hasini hayato heejin hema hemalatha
  hemant hemlata hendra hideaki hideki hideko hideo hien hieu hikari himani himanshu hina hinata hiroaki hiroki hiroko
  hiromi hiroshi hiroto hiroyuki hiruni hisako hisashi hitesh hitomi hitoshi hoa hoai hoang hongmei hooman hotaru
  houman hu hua huang hui huiling huimin hung huong huy huyen hye hyejin hyeon hyun hyunjin ichiro iftikhar ijaz
  ilango imam imran imtiaz indah inderjit indira indrajit indu intan iraj irawan isamu ishaan ishan ishita ishwar
  isuru itsuki izumi jae jaehyun jaewon jagadish jagdish jahan jahanara jahangir jai jaideep jalpa janaka janaki
  janhavi jannatul jaruwan jasbir jaspreet jatin jaya jayalakshmi jayanta jayanthi jayesh jaywant jeon jia jiahui
  jiaming jian jiang jianguo jianhua jianjun jiayi jie jignesh jihoon jihye jijo jin jing jingjing jingyi jinho
  jinyoung jisoo jitendra jiwon jiyeon jiyoung jobin joko jong jongmin jun junaid jung junho junichi junji junjie
  junko junya jyoti jyotsna kabir kadek kaede kaho kaito kalpana kalyani kamala kamini kamlesh kamon kamrul kana
  kanako kanchan kang kannan kanya kaori kaoru karan karthik karthika karthikeyan kartik karuna karunanidhi kashif
  kasun kathiravan kaushal kaushik kavindu kavita kavitha kavya kazue kazuhiro kazuki kazuko kazumi kazuo kazuya kei
  keiichi keiko keisuke keita kenichi kenji kenta kentaro keshav ketan ketut khaleda khanh khem khoa khoi khosrow
  khushboo kiarash kien kiran kirti kishan kishore kittisak kiyoko kiyoshi koharu kohei koichi koji koki komal komang
  kosuke kota kourosh krishna krit kriti kulap kuldeep kumaran kumari kumiko kunal kunihiko kushal kwang kyoko kyosuke
  kyung lahiru lakmal lakshman lakshmanan lakshmi lakshminarayana laleh lalit lalita lam lanh lasantha lata latha
  lavanya laxmi leela lestari li lian liang lien lihua lijo lili lin ling lingling linh liping liu lixin loc
  loganathan lokesh luo luong lutfor madan madhav madhavi madhu madhuri madhusudan mahbub mahek mahendra mahesh mahfuz
  mahmuda mahmudul mai maiko maitreyi maki makiko makoto malarvizhi malavika malee malik malini malith mallesh mallika
  mami mamoru mamta mamun manabu manas manasi mandana mandar mandeep manikandan manish manisha manjeet manju manjula
  manjunath manmohan mannat manoj manouchehr mansi manu mariko marimuthu masaaki masahiro masaki masako masao masaru
  masashi masato masayuki masud mayank mayu mayuko mayumi mayur meena meenakshi meenatchi megha meghana meghna megumi
  mehak mehedi mehul mei meiling menaka michiko michio midori mieko miho mikako miki mikiko milind minako minal minato
  mingming minh minho minji minjung minseok minsu misaki mitali mithun mitra mitsuko mitsuo mitsuru miu miwa miyako
  miyoko miyu mizanur mizuho mizuki moe mohammadreza mohan mohini mohit moinul momoka momoko monir monisha motoko
  mrinal mrunal mubashir mudassar mukda mukesh mukul muneeb murali murugan mushfiqur mushtaq muthu myo nabeel nabin
  nadeem nadeesha naeem nagarajan nagesh nahal naina nakul nalini nam naman namita namrata nan nanako nanami nandhini
  nandini nandita naoki naoko naoto naoya narasimha narayan narendra naresh narong nasir nasreen natsuki natsuko
  natsumi nattapong naveed naveen navin navneet navya nazia nazmul neel neelam neeraj neeta neetu neha nga ngan ngoc
  nguyet nhan nhat nhi nhung nidhi nik nikhil nilesh nilima nima nimal nimali nimisha nimmi ning niraj niranjan nirmal
  nirmala nirut nisha nishant nishanth nishantha nitesh nithya nitika nitin nivedita niyati noboru nobuko nobuo
  nobuyuki nong nooshin norihiro noriko norio nur nurul nusrat nuwan nyoman oanh omkar osamu padma padmavathi padmini
  palanisamy pallavi pandian pankaj parag paramjit paras parastoo parbati paresh parinaz parminder parth parul parvati
  parvez pasindu pathum pavan pavithra pawan pejman peng perumal pham phat phong phuc phung phuoc phuong pimchanok
  piumi piyush ploy pongsak ponni pooja poonam poornima prabesh prabhakar prabhat prabhavathi prabhu prabin prachi
  pradeep pradeepa pradip prafulla prageet prajakta prakash pramod pranali pranav pranay pranjal prasad prasanna
  prasanth prasenjit prasert prashant prashanth pratama prateek pratibha pratik pratiksha pratyush praveen pravin
  prayut preecha preethi preeti prerna pritam priti priya priyanka priyansh puneet purnama purnima purva pushkar
  pushpa putri qiang qing qiu quan quang quoc quy quyen quynh rabia rabin radha radhika rafiqul raghav raghu rahat
  raheleh rahmat rahul raj rajalakshmi rajan rajani rajat rajeev rajeevan rajendra rajesh rajeshwari rajeswari rajiv
  rajkumar rajni raju rakesh rakhi rakib rama ramachandran rambabu ramesh ramtin ramya ranganathan ranjan ranjana
  ranjit ranjith rashed rashida rashmi ratna ratree ravi ravinder ravindra razia reena rehan rehana rei reiko reji
  rekha ren renu renuka reshma reshmi revathi rezaul rhea riddhi rika riko riku rin rini risa rishabh rishi riteish
  ritesh ritika ritu riya riyaz rizal rizki rizwan rohan rohini rohit rokeya rong roopa roshan roshni roxana rubel
  rubina ruchi ruchika ruchira rui ruiqi rukhsana rukmini ruoxi rupa rupali rupesh ruwan ryo ryohei ryoji ryoko
  ryosuke ryota ryu ryuichi ryuji sabbir sabiha sabin sachiko sachin sachini sadaf sadao sadia saeid sagar sahana
  sahil sai saiful saima sajal saji sajid sajith sajjad sakda saket saki sakib sakshi sakura salahuddin sameer
  samiksha samina sampath sanath sanaz sandeep sandhya sandip sandun sanduni sangeeta sangeetha sangita sangmin
  sanjana sanjay sanjeev sanjit sankar sanket santhosh santosh sapna saravanan sarika sarita sarvesh sasikala sathish
  satish satoko satomi satoru satoshi satsuki satya satyajit satyanarayana saurabh saurav savita sayaka sayuri seema
  seiichi seiji seiko selina selvam selvi senthil seojun seongmin sepehr setareh setiawan setsuko seulgi shabana
  shabnam shafiqul shaghayegh shagufta shahana shahbaz shahid shahidul shahriar shahrokh shahzad shaikh shaji shakeel
  shakil shalini shamim shamima shan shankar shanmugam shantanu shanthi sharad sharmila sharmin shashank shashi shayan
  shazia sheela sheetal shehan shekhar shigeki shigeko shigeru shikha shilpa shinichi shinji shinobu shinya shiori
  shiv shiva shivam shivani shizuka sho shoaib shobha shogo shohei shoichi shoji shota shraddha shreya shreyas
  shridhar shruti shu shuai shuang shubha shubham shubhangi shufen shuichi shuji shun shunsuke shuo shuya shweta shyam
  siamak siddharth siddhartha siddhi simin simran siriporn sita sitara siti sivakumar siyu slamet smita smriti sneha
  snehal sohail soham sohee soheila somchai somesh somkid somsak sonal sonali sonam sonu soo soobin soojin sooyoung
  sora soroush sota soumya sourav soyeon sravya sreejith sreekumar sreenivas sridevi sridhar sridharan srikanth
  srinivas srinivasulu sriram subash subhash subhashini subin subodh subramani subrata suda sudarat sudarshan sudeep
  sudha sudhakar sudhir sudipta sujata sujatha sujin sujit sukanya sulastri sumaiya suman sumana sumanta sumathi
  sumedha sumesh sumiko sumit sumitra sunan sunanda sundar suneel sunethra sung sungho sungmin sunhee sunil sunita
  sunitha supaporn suparman suparna supriya suraj surendra suresh surinder surya suryanarayana sushant sushil sushila
  sushma sushmitha susumu sutomo suvarna suzuko swapna swapnil swaroopa swati sweta syed tabassum tadao tadashi
  taehyung taeyang tahira tahmina taichi taiga takaaki takahiro takako takao takashi takayuki takeo takeru takeshi
  takuma takumi takuya tamaki tamiko tamim tanmay tannaz tanuja tanvi tanvir tao taraneh tariqul tarun tasnim tatsuo
  tatsuya taufik tauseef tejal tejas teruo tetsuo tetsuya thach thang thangam thanh thao tharindu thenmozhi thien
  thilina thilini thinh thirumalai thisara thuan thuy tian tianyu tien tin ting tingting tomohiro tomoka tomoki tomoko
  tomomi tomoya tomoyuki toru toshi toshiaki toshihiro toshiko toshio toshiyuki tran trang trinh trung truong tsubasa
  tsutomu tsuyoshi tuan tushar tuyen tuyet udara uday udaya ujjwal umair umar umesh unnikrishnan upasana upul urmila
  urvashi usha usmaan usman utkarsh utpal uttam uyen vadivel vahid vaibhav vaishali vaishnavi valli vandana vani
  vanita varsha varun vasant vasudev vasudha ved veena veer velmurugan venkat venkata venkatesh venkateswara vetri
  vibha vidhya vidya vignesh vijay vijaya vikas vikash vikram vikrant vimal vimala vinay vinayak vindya vineet vineeta
  vineeth vinh vinita vinod vipin vipul viraj virat virendra vishakha vishal vishnu vishwas vivek vrinda wahyu wakana
  wanchai wang waqar waqas wasantha waseem wasim wayan wei weihong weijie weiming weiwei wen wenjie wenjing wenjun
  wibowo widodo woojin wook wu wulan xia xian xiang xiao xiaodong xiaofeng xiaohong xiaohui xiaojun xiaolei xiaoli
  xiaoling xiaoming xiaowei xiaoyan xiaoyu xie xing xinyi xinyu xiu xiuying xu xuan xue yalda yamini yamuna yan yanyan
  yash yashar yashwant yasuhiro yasuko yasuo yasushi yating yayoi yazhini yeji yejin yen yeon yi yichen yifan yihan
  yijun yiming ying yingying yiwen yixuan yogesh yogita yohei yoichi yoko yong yoon yoshiaki yoshie yoshihiro yoshiko
  yoshinori yoshio yoshiyuki yosuke younghee youngho youngsoo yu yua yuan yudai yue yui yuichi yuji yujie yujin yuka
  yukari yuki yukie yukiko yukio yuko yulin yumi yumiko yun yuna yuni yuriko yusof yusra yusuke yuta yutaka yuting
  yuto yutong yuuki yuxuan yuya zaheer zahid zahir zain zainul zakir zareen zaw zeeshan zeng zhang zhao zhen zheng zhi
  zhihao zhiwei zhong zhou zhu ziaur zihan zixuan ziyi zohra zohreh zubair zulfiqar zulkifli
`);
