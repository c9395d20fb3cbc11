import { wordSet } from '../../../checklist/language/word-list.ts';

/** Family names of the whole world that are no words, in plain small letters. Left out: what is an ordinary word or a product too. */
export const familyNames: ReadonlySet<string> = wordSet(`
  abbasi abdi abdullah abdullahi acosta adams adeyemi adhikari afridi afzal agarwal aggarwal agrawal aguilar ahmad
  ahmadi ahmed ahn ahuja akhtar akpan alexander alfaro ali allen alonso alvarez alves amin amiri andersen anderson
  andersson andrade andrews antonov appiah arias armstrong arnold arora arslan asamoah asante ashworth atkinson
  awasthi aydin aziz bae baig bailey bajaj bakker bala balasubramanian balogun banda bandara banerjee bansal baptiste
  barbosa barnett barrett barros bartlett barua basnet basu batista bauer baumann beck becker bedi begum behera bello
  bengtsson bennett benson berg berger bergman bernard bhandari bhardwaj bhat bhatia bhatt bhattacharjee bhattacharya
  bhatti bianchi biswas blanc boateng bondarenko borah borges borisov bose botha bouchard boyle brar braun brennan
  brito brooks bruno bryant bui bukhari burke burns butler butt byrne cabrera cai calderon cameron campbell campos cao
  cardoso carlson carlsson carroll carter carvalho castillo castro celik chacko chakrabarti chakraborty chan
  chandrasekaran chang chatterjee chaturvedi chaudhary chaudhri chaudhry chauhan chavan chavez cheema chen cheng
  cherian cheung chishti chong chopra choudhary choudhury chowdhury chua cisse clarke cohen coleman collins colombo
  conti contreras cooper correia costa costello coulibaly cox crawford cruz cui cunningham czerwinski dahal dahl dang
  dasgupta datta davies davis deka demir deng desai deshmukh deshpande dhaliwal dhillon diallo dias diaz ding dinh
  diop dissanayake dixon dlamini dogan dominguez doyle dubey dubois dunn duong dupont duran dutta dvorak dwivedi
  edwards ekanayake eriksen eriksson espinoza esposito evans fang farah fashola feng fernandes fernandez fernando
  ferrari ferreira fischer fitzgerald flores fontana foster fournier fuchs fuentes fujita gallagher gallo gandhi
  gangopadhyay ganguly gao garcia gardner garg george ghosh gibson gilani gill gogoi gomes gomez goncalves gondal
  gonzales gonzalez gordon goswami gowda goyal graham grewal griffin griffiths gruber guerra guerrero guha gunaratne
  gunawardena guo gupta gurung gutierrez guzman haas hagen haile hakimi halder hamilton hansen hansson haque harris
  harrison hartmann hasan hashimoto hassan hayashi hazarika hegde heinrich henderson herath hernandez herrera hidayat
  ho hoang hoffman hoffmann hofmann hossain hosseini hou howell hsieh hsu huang huber hughes hussain hussein huynh
  hwang ibrahim iglesias ilic inoue islam ito ivanov ivanova iyengar iyer jackson jacobs jacobsen jadhav jafri jain
  jang jankowski jansen janssen jansson jayasuriya jayawardena jeong jha jiang jimenez jindal johansen johansson
  johnson johnston jones jonsson jorgensen joshi jovanovic jung kalita kamath kang kaplan kapoor karim karimi karlsson
  kato kaur kaya kazmi keita keller kelly kennedy khalil khan khanna khatri khattak khumalo kim kimani kimura klein
  kobayashi koch kohler kohli koirala konate kone kovac kovacs kovalenko kowalczyk kowalski kozlov krause
  krishnamurthy krishnan krueger kruger kulkarni kumar kuo kurian kurup kuznetsov kuznetsova kwon lam larsen larsson
  lau leclerc lee lefebvre lehmann lehtonen leroy levy lewandowski li liang liao lim limbu lin lindberg lindgren
  lindqvist lindstrom liu lopes lopez lozano lu ludwig lund lundgren luo machado magar maier malhotra malik mandal
  mansour mao marino markovic marques martinez martins masuku mathew matsumoto mccarthy mcdonald mckenzie mclean mehra
  mehta memon mendes mendez mendoza meng menon mensah mercier meyer miller mirza mishra mitchell mitra mittal mohamed
  mohammed mohanty mohapatra mokoena molina mondal montgomery moore morales moreau moreira moreno morris morrison
  mueller mukherjee mukhopadhyay muller munoz murphy murray murthy mutua mwangi nagy naidoo naidu naik nair nakamura
  namboodiri nandi naqvi narayanan nascimento natarajan nath navarro nel nelson nemeth neumann ngo nguyen nielsen
  nikolic nilsen nilsson njoroge nkosi nowak nunes o'brien o'connor o'neill o'sullivan obi ogunleye ojo okafor okeke
  okonkwo okoro oliveira olsen olsson omondi ong ortega ortiz osei otieno owusu ozturk palmer pandey papadopoulos
  parekh parmar patel paterson pathak patil paulsen pavlov pedersen peng pereira perera perez petersen peterson petrov
  petrova petrovic pfeiffer pham phan phiri pillai pinto popescu popov popova poudel prabhu pradhan pramanik prasad
  qian qin qiu qureshi raghavan rahman rai raj rajan rajapaksa rajput ramanathan ramirez ramos rana rao rasmussen
  rathod rathore reddy reilly reis reyes ribeiro ricci richards richardson richter rinaldi rios rivera rizvi roberts
  robinson rodrigues rodriguez rojas romano romero rosario rossi rousseau rout roux roy roychowdhury ruiz russo ryan
  ryu saha sahin sahoo sahu saikia saito salazar saleh sanchez sandhu santiago santos santoso sarkar sasaki sato sauer
  savic saxena schaefer schmid schmidt schmitt schmitz schneider schroeder schubert schultz schulz schulze schumacher
  schwartz schwarz senanayake sengupta sethi shah shaikh shakya shao sharma shaw sheikh shen shetty shevchenko shimizu
  shrestha shukla siddiqui sidhu sikdar silva simmons simpson sinclair singh singhal sinha sithole smirnov smirnova
  smith soares sokolov solanki solomon sood soomro sorensen soto souza srinivasan srivastava stewart suarez
  subramanian sundaram suzuki svensson swain swaminathan szabo takahashi talukdar tamang tan tanaka tang tao taylor
  teixeira tembo thakur thapa thekkedath thomas thompson thomson tian torres toth tran traore tripathi trivedi tsai
  tshabalala turner uddin udeh usman valdez vargas varghese varma vasquez vazquez vega venkataraman verma vermeulen
  vieira virtanen visser vo vogel volkov vu wagner walsh wang warsame watanabe watkins watson weber weerasinghe weiss
  wen weng werner wickramasinghe wilkinson williams williamson wilson winkler wojcik wolff wong wright wu xia xiang
  xiao xie xiong xu xue yadav yamada yamaguchi yamamoto yan yang yao yildiz yilmaz yin yoo yoon yoshida yousafzai
  yousef yu yusuf zaidi zamora zapata zeng zhan zhang zhao zheng zhong zhou zhu zhuang ziegler zimmermann zou zulu
`);
