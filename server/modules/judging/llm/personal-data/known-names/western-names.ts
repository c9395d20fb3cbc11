import { wordSet } from '../../../language/vocabulary/word-list.ts';

/** Given names of western, northern and southern Europe and the Americas, in plain small letters. Left out: what is an ordinary word or a product too. */
export const westernNames: ReadonlySet<string> = wordSet(`
  aaliyah aaron abigail abraham adam adela adele adeline adrian adriana adrien agathe agnes agneta agusti agustin
  aidan aiden aisling aitor alain alaksandar alan alana alasdair alastair albano albert alberto alberts albrecht aldo
  alec alejandra alejandro aleksi ales alessandra alessandro alessia alessio alex alexander alexandra alexandre alexis
  alf alfie alfonso alfred alfredo alice alicia aline alison alistair allison alonso alva alvaro alwin alyssa amalia
  amanda amandine amaya amelia amelie americo amparo amy ana anabel anais anders andre andrea andreas andres andrew
  andris andy anette angela angelica angelina angelo angus aniello anita anja anke ann anna annabel anne anneli
  annelie annelies anneliese annette annie annika annukka anouk ansgar anthony antje antoine antonella antonia antonio
  antti aoife apolline araceli arafat arantxa archie arianna arjen armand armando arnar arnaud arne arno arthur arto
  arturo asa asbjorn asdis aseem ashley asias astrid aubrey aud aude audrey aurelie aurelien aurelio aurore austin ava
  axel axelle baldur baptiste barbara barbel barbro barnabas barnaby barry bart bartholomew baruch bas basile basilio
  bastian bastien beatrice beatriz becky begona behdad belen belinda ben benedetta benedicte benedikt bengt benito
  benjamin benoit bente berenice berit bernadette bernard bernardo bernd bernhard bertil bertrand beth bethany betsy
  bettina betty bevan beverley bianca birger birgit birgitta birna birthe bjarne bjork bjorn blaine blake blandine
  bobby bodo bonnie boris borja borje boyd brad bradley brady bram brandon brenda brendan brendon brent brett brian
  brianna brice bridget brigid brigitte brita britney britta brittany brody brooke bruce bruna brunella bruno bryan
  bryce bryndis bryony burkhard caio caitlin caleb callum calum cameron camila camilla camille candela candice
  capucine cara carina carl carla carles carlo carlos carlota carly carmela carmen carol carole caroline carrie carson
  carsten casey caspar catarina caterina catherine cathy catriona cecil cecile cecilia cedric celina celine cesar
  champak changwoo chantal charlene charles charley charlie charlotta charlotte cheryl chet chiara chloe chris christa
  christel christelle christer christian christiane christina christine christoph christophe christopher ciara ciaran
  cillian claes claire clara clare clarence clarissa clark claudette claudia claudio claus clemence clement clementine
  cleto clifford clifton clint clive clotilde cody cole colette colin colleen colomban conan connor conny conor conrad
  conrado constance constantin consuelo coralie cordelia corentin corey corinne cormac cornelia cornelius corrado
  corrie courtney craig cristian cristiano cristina cristobal curtis cynthia cyprian cyril cyrille cyrus daan dafydd
  dag dagmar daigo dalton damian damiano damien damon dana dane daniel daniela daniele danielle danny daphne darcy
  daren dario darlene darnell darragh darrell darren darryl dave david davide davina dawson dean deandre debora
  deborah debra declan deependra deirdre delbert delia della delores delphine demetrius denis denise dennis denny
  denzel derek dermot derrick deshawn desiree desmond detlef dexter dian diana diane didier diego dieter dietmar dima
  dimitri diogo dirk doerte dolly dolores dom domenic domenico domingo dominic dominik dominique donald donatella
  donato donna donnacha donny donovan doreen dorian doris dorothea dorothy dorte doug douglas dovydas drake duarte
  duncan dustin dwayne dwight dylan eamon eberhard eckhard ed eddy edeltraud edgar edith edmond edmund edoardo edouard
  eduarda eduardo edward edwin edwina eemeli eero eeva egil egon eija eileen einar eirik eirikur eivind elaine eleanor
  elena eleonora elfriede elijah elin elina elinor elisa elisabet elisabeth elisabetta elise elizabeth elke ella ellen
  ellie ellinor elliot elliott ellis elmer elodie eloy elsa elsebeth elsie elton elvira emanuele emelie emeline emil
  emilia emiliano emilie emilio emily emma emmanuel emmanuelle endre enrico enrique enzo eric erica erich erick erik
  erika erin ermanno ernest ernesto ernst errol erwin esa esko esme esmeralda espen esperanza esteban estefania estela
  estelle esther ethan etienne etta ettore eugene eugenia eugenie eugeniy eusebio eustace eva evan evangeline evelina
  eveline evelyn evelyne everett evgeniy ewald ewan ezekiel ezequiel fabian fabiana fabien fabienne fabio fabiola
  fabrice fabrizia fabrizio faidon falk fanny farrah fathi faye federica federico felicie felicity felipe felix femke
  ferdinand ferdinando ferdy fergal fergus fernand fernanda fernando fidel filippo filomena finlay finn fiona flavia
  flavio fleur florence florencia florent florian floris florrie floyd folke fran frances francesca francesco
  francisca francisco franck franco francois francoise frankie franklin frans franz fraser frauke frazer fred freddie
  freddy frederic frederick frederik fredrik fredrika freja freya frida frieda frieder friederike friedrich fritz gabe
  gabriel gabriela gabriele gabriella gaby gael gaelle gaetan gaetano galen gareth garrett garry gary gaspard gaston
  gavin gayle geir gemma genevieve geoff geoffrey geoffroy george georgina gerald geraldine gerard gerardo gerd gerda
  gerhard germanus gerry gertrud gertrude ghislain gia giacomo giancarlo gianfranco gianluca gianni gilbert gilberto
  gilles gillian gina ginevra ginny gintautas gioele gioia giorgia giorgio giovanna giovanni gisela giselle gisle
  giulia giuliana giulio giuseppe gladys glen glenda glenn gloria glynn godfrey gonzalo goran gordon graciela graeme
  graham grainne greg greger gregoire gregory greta gretchen grigori guadalupe gudmundur gudrun guido guilhem
  guilherme guillaume guillem guillermo gunda gunilla gunn gunnar gunter gunther gurgun guro gus gustav gustavo guy
  gwen gwenaelle haakon hadeeb hakan hakon hal halvor hamish hank hanna hannah hanne hanneke hannele hannes hans
  harald harley harold harri harriet harrison harry harshit hartmut hartwig harvey hattie havard hayley hazel heather
  hector hedda hege heidi heidrun heike heikki heiko heinrich heinz helder helen helena helene helga helge helgi heli
  hella helle helmut hendrik henning henri henrietta henriette henrik henrique henry herbert herman hermann hermione
  hernan herve hilario hilary hilde hildegard hirotaka hjalmar holger hollis holly horacio horst hortense hortensia
  howard howie hrafn hubert hubertus hugh hugo hugues humberto iain ian ida iestyn ignacio ignatz ilaria ilia ilkka
  ilse imani imogen inacio ines inga inge ingeborg inger ingo ingrid ingunn ingvar inmaculada irene irina iris irmgard
  irving irwin isaac isabel isabell isabella isabelle isidore isidro isla ismael ismo isobel isolde ivan ivar ivo ivor
  jaakko jaap jacinta jacinto jackie jacob jacobo jacopo jacqueline jacquelyn jacques jaime jake jakob jamal james
  jamey jamie jan jana jane janet jani janice janne janneke jannik jared jari jarkko jarl jarmo jarrod jarvis jasmine
  jason javier jay jaydeep jean jeannie jed jeff jeffrey jelmer jemima jenna jenni jennie jennifer jenny jens jerald
  jeremiah jeremy jermaine jeroen jerome jeronimo jerry jesper jesse jessica jhon jill jim jimena jimmy jiwoo joachim
  joakim joan joana joanie joann joanna joanne joao joaquim joaquin jocelyn jochen jodi jodie jody joe joel joelle
  joern joey johan johann johanna johannes john johnny jolene jon jonas jonathan jonh joni jonny joost jordan jordi
  jorg jorge jorgen joris jorn jos jose josef josefa josefina josefine joseph josephine josh joshua josiah josiane
  josie josselin jost jostein jouni joyce juan juana judd judit judith judy juerg juha juhani juho jukka jule julia
  julian juliana juliane julie julien juliet julieta juliette julio julius junxiao jurgen jussi justin jutta jytte kai
  kaisa kaitlyn kaj kalle kanitkorn kareem karen kari karianne karin karina karl karla karsten kasia kaspar kasper kat
  katarina kate katharina katherine kathleen kathrin kathryn kathy katie katja katrien katrin kay kayla kaz keeley
  kees keira keisha keith keld kellie kelly kelsey kelvin ken kendall kendra kenneth kenny kenshi kensuke kerry
  kerstin ketil kevin kiara kieran kilian kim kimberly kimmo kip kirk kirsi kirsten kirstin kirsty kjartan kjell
  kjersti kjetil klaas klara klaus klemens knut konrad kornelia krista kristen kristian kristin kristina kristoffer
  kristy kumar kurt kyle lacey lachlan ladislaus laetitia laia lakisha lamar lamont lana landon lara larissa larry
  lars lasse latasha latisha latoya latrice laura laurel lauren laurence laurens laurent lauri laurie lautaro lawrence
  lawson layton lea leah leander leandro leanne lee leena leif leigh leila leland lena lennart lenny leo leon leonard
  leonardo leonie leonor leopold leroy lesley leslie lester leticia letitia lev levi lewis liam lidia liesbeth
  lieselotte lieven ligia lilian liliana lilianne lillian lillie lilou lily linda lindsay lindsey linus lionel lisa
  lisbet lisbeth lise liselotte liz lloyd logan loic lois lola lone lonnie lorena lorenz lorenzo loretta lorna
  lorraine lothaire lothar lotta lotte louane louis louise loup luc luca lucas lucia luciana luciano lucie lucien
  lucille lucinda lucrecia lucy ludger ludivine ludo ludovic ludwig luigi luis luisa luise luiz luk lukas luke lurdes
  luther lutz lydia lyle lynda lynn lynne maaike maarit maarten mabel macarena mack maddie madeleine madison mads mae
  maelle maeve magda magdalena maggie magne magnus mairead maite maja malcolm malene malin malte mandi mandy manfred
  manja manoel manon manuel manuela mara marc marcel marcela marceline marcella marcelle marcelo marcia marco marcos
  marcus marcy mareike maren margaret margarete margarida margarita margaux margery margie margit margo margot
  marguerite mari maria mariah marian mariana marianna marianne mariano maribel marie marieke marijke marijn marilyn
  mario marion marisa marisol marissa marit marius marja marjo marjolein marjorie marjory markku marko markus marlene
  marley marlies marlon marnie marquis marsha marshall marta marten martha marthe martijn martin martina marty martyn
  marva marvin mary masafumi mason massimo mateo mateus matheus mathias mathieu mathilda mathilde mathis matias matic
  matilde mats matt matteo matthew matthias matthieu matti mattia mattias maud maude maura maureen maurice mauricio
  maurizio mauro mavis maxence maxime maximilian maximiliano maxine maxwell mckenzie mechthild mechtilde megan meike
  meinhard melanie melina melinda melisa melissa melvin meredith merja merle mervyn mette mia micaela micha michael
  michel michela michele michelle michiel mick mickey miguel mika mikael mike mikkel mikko milagros mildred millicent
  millie milo mindy minjun minna miquel miranda mireille mirella miriam mirja mirjam mirka mirko mitch mitchell
  modestas mogens moira molly mona monica monique montserrat monty morgan morgane moritz morris morten moses muriel
  myles myra myriam myron myrtle nadia nadine nadja nahuel nalin nancy nanette nanna naomi natalia natalie natascha
  natasha nate nathalia nathalie nathan nathaniel nazaret ned neil nele nell nellie nelson nerea nestor nettie nguyen
  niamh nicholas nick nicky nico nicodemus nicola nicolas nicole nicolette nicolo niels nigel niina niklas niko nils
  nina ninette niv noah nobuhiro noe noel noelia noelle noemie nolan nolwenn nora norayr norbert norberto norma norman
  nuala nuno nurali oceane octave octavia octavio oddvar odette odile ofelia oisin ola olaf olafur ole olek olga
  oliver olivia olivier olli ollie olof oluf omar oriol orla orlando ornella orson oscar oskar osvald osvaldo oswald
  otavio otilia otis otmar ottmar otto outi owen oystein paavo pablo padraig paige paivi palle paloma pam pamela paola
  paolo pascal pascale pasi pasquale patrice patricia patricio patrick patrik patrizia pattara patti paul paula
  paulette pauli paulina pauline paulo pedro peggy pekka pelle percival percy periklis pernille perrin perry pete
  peter petra petronella petter phil philip philipp philippa philippe phillip phineas phoebe phyllis pia pierre
  pierrick pieter pilar pim pippa pirjo pirkko polly poul preben preston priscila priyanshu quentin quincy quinn
  quirin rachael rachel rafael rafaela raffaela raffaele ragnar ragnhild raheem raija raimo raimundo rainer rainier
  ralf ralph ramiro ramon ramona ramsay ramses randall randi randolph randy raoul raphael raquel raul raymond rebecca
  reece regev reggie reginald regine regis reijo reiner reinhard reinhild reinhold remi renata renate renato renaud
  rene reuben rex reynold rhett rhian rhiannon rhoda rhonda rhoslyn rhys ricardo riccardo richard rick rickard ricky
  riikka riitta rikke riley rimas risto rita roald roar robbie robert roberta roberto rocio roddy roderick rodger
  rodney rodolfo rodrick rodrigo roelof rogelio roger rogerio rogier roisin roland rolando rolf romain romina romy ron
  ronald ronan ronda ronnie ronny roosevelt roozbeh rory rosa rosalba rosalia rosalie rosalind rosanna rosaria rosario
  roscoe rosemarie rosemary rosie ross roswitha rowan roxane roxanne roy ruben rudiger rudolf rudra rudy ruediger
  rufus ruggero rune rupert russ russel russell ruth ruthann ruthie ruud ryan saara sabine sabrina sacha sadie sakari
  sally salma salome salvatore sam samantha sampo samuel samuele samuli sancho sander sandra sandrine sandro sanghoon
  sanna sanne santiago sara sarah saransh sari sascha saskia satu saul saverio scarlett scott sean sebastian
  sebastiano sebastien selena selma selwyn seoyeon sepp seppo serafina serge sergio seth severin severine severino
  seymour shane shanice shaniqua shanna shannon shari sharon sharron shaun shawn sheena sheila shelby sheldon shelley
  sheree sherri sherry sheryl shirley shlomi sian sibyl sibylle sid sidney siegfried sigmund signe sigrid sigrun
  sigurd sigurdur silas silje silke silvana silvia silvio simeon simon simona simone simos sindre sinead sini siobhan
  sirkka sirpa sissel siv sjoerd soeren sofia sofie solange soledad solene solveig sonia sonja sonny sonya sophia
  sophie soren spencer stacey stacy stan stanley stefan stefania stefanie stefano steffen stein steinar stella sten
  stephan stephane stephanie stephen steve steven stewart stijn stine stuart sture suhas sultan susan susana susann
  susanna susannah susanne susi susie suzanne svea sven svenja sylke sylvain sylvestre sylvia sylvie synne tabitha
  tadej taina takuo tamika tamsin tamsyn tanguy tania tanisha tanja tanner tanya tapani tapio tara tarja tasha tatiana
  tatum ted teemu telmo teodoro terence teresa terje terkel tero terrell terri terry tess tessa thaddeus thalia tharun
  thea thelma theo theodor theodora theodore theresa theresia thiago thibault thibaut thierry thijs thilo thom thomas
  thor thora thorben thorbjorn thorsten tia tiago tiffany tiina tijmen tilda tilly tilo tim timo timothy tina tino
  tiphaine tiziana tjark tobey tobias tobin toby todd tom tomas tommaso tommi tommy toni tony tonya torben torbjorn
  tore torill tormod torsten torun tracey tracie tracy travis trent trevon trevor tricia trine trisha tristan
  trivikram trond troy trudy trygve tuija tuomas turid tuula tuva ty tyler tyrell tyrone tyson udo ugo ulf ulla ulli
  ulrich ulrik ulrika ulrike ulysses umberto undine unni urs ursel ursula ute uwe valentin valentina valentine valeria
  valerie valerio vanessa vanya vasco vasiliy vaughn veit velma vera verena verity verna vernon veronica veronique
  vesa vic vicente vicky victor victoria viggo viktor viktoria ville vince vincent vincenzo vinicius violeta violette
  virgil virgilio virginie vitor vittoria vittorio vivian viviana vivien vivienne volker wagner wallace wallis walter
  waltraud wanda warren warwick wayne wellington wendell wendy wenke werner wes wesley whitney wibke wichert wiebke
  wieland wilbur wilco wiley wilfred wilfried wilhelm wilhelmina willem william willis wilma wilmer wim winfried
  winifred winston wolfgang won woodrow woody wouter xandru xanthe xaver xavier ximena xiomara yagiz yago yanko yann
  yannick yannis yasmeen yasmin yesenia ylva yngve yolanda yuanhai yukihiro yuri yvan yves yvette yvo yvonne zac zach
  zachary zack zaira zara zeke zelda zelie zena zoe zygimantas
`);
