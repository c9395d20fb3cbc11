import { wordSet } from '../../../checklist/language/word-list.ts';

/** Given names of western and southern Europe and the Americas, in plain small letters. Left out: what is an ordinary word or a product too. */
export const westernNames: ReadonlySet<string> = wordSet(`
  aaliyah aaron abigail abraham adam adela adele adeline adrian adriana adrien agathe agnes agneta agustin aidan aiden
  aisling aitor alain alan alana alasdair alastair albano alberto aldo alec alejandra alejandro aleksi alessandra
  alessandro alessia alessio alex alexander alexandra alexandre alexis alf alfie alfonso alfred alfredo alice alicia
  aline alison alistair allison alonso alvaro alwin alyssa amalia amanda amandine amaya amelia amelie amparo amy ana
  anabel anais andre andrea andres andrew andris andy anette angela angelica angelina angelo angus aniello anita ann
  anna annabel anne anneli annelie annette annie annika annukka anouk ansgar anthony antoine antonella antonia antonio
  antti aoife apolline araceli arantxa archie arianna armand armando arnar arnaud arthur arto arturo asa asbjorn asdis
  aseem ashley asias aubrey aud aude audrey aurelie aurelien aurelio aurore austin ava axelle baldur baptiste barbara
  barbro barry baruch bastian bastien beatrice beatriz becky begona belen belinda ben benedetta benedicte bengt benito
  benjamin benoit bente berenice bernadette bernard bernardo bertil bertrand beth bethany betty beverley bianca birna
  birthe bjork blaine blake blandine bobby bodo bonnie borja borje brad bradley brandon brenda brendan brett brian
  brianna brice bridget brigitte britney brittany brody brooke bruce bruna brunella bruno bryan bryndis bryony
  burkhard caio caitlin caleb callum calum cameron camila camilla camille candela candice capucine cara carina carl
  carla carles carlo carlos carlota carly carmela carmen carol caroline carrie carson catarina caterina catherine
  cathy cecile cecilia cedric celine cesar champak changwoo chantal charlene charles charley charlie charlotta
  charlotte cheryl chiara chloe chris christelle christer christian christiane christina christine christophe
  christopher ciara ciaran cillian claes claire clara clare clarissa clark claudia claudio clemence clement clementine
  cleto clifford clive clotilde cody cole colette colin colleen conan connor conny conor conrad conrado constance
  consuelo coralie corentin corey corinne cormac corrado courtney craig cristian cristiano cristina cristobal curtis
  cynthia cyril cyrille dag dalton damiano damien damon dane daniel daniela daniele danielle danny daphne darcy daren
  dario darlene darnell darragh darrell darren darryl dave david davide dean deandre debora deborah debra declan
  deependra deirdre delia della delphine denis denise dennis derek dermot derrick deshawn desmond dexter dian diana
  diane didier diego dimitri diogo dolly dolores domenic domenico domingo dominic dominique donald donatella donato
  donna donnacha doreen doris dorothea dorothy dorte doug douglas dovydas drake duarte duncan dustin dwayne dwight
  dylan eamon eddy edeltraud edgar edith edoardo edouard eduarda eduardo edward edwin eemeli eero eeva egil eija
  eileen einar eirik eirikur eivind elaine eleanor elena eleonora elfriede elijah elin elina elisa elisabet elisabeth
  elisabetta elise elizabeth ella ellen ellie elliot elliott ellis elodie eloy elsa elsebeth elsie elvira emanuele
  emelie emeline emilia emiliano emilie emilio emily emma emmanuel emmanuelle endre enrico enrique enzo eric erica
  erika erin ermanno ernest ernesto esa esme esmeralda espen esperanza esteban estefania estelle esther ethan etienne
  ettore eugene eugenia eugenie eusebio eva evan evangeline evelina evelyn evelyne everett ewald ewan ezekiel ezequiel
  fabiana fabien fabienne fabio fabiola fabrice fabrizio faidon fanny faye federica federico felicie felicity felipe
  felix ferdy fergus fernand fernanda fernando filippo filomena finlay finn fiona flavia flavio florence florencia
  florent florian floyd frances francesca francesco francisca francisco franco francois francoise frankie franklin
  fraser frauke frazer fred freddie freddy frederic frederick frederik fredrik fredrika freya frieder friederike gabe
  gabriel gabriela gabriella gael gaelle gaetan gaetano galen gareth garrett garry gary gaspard gaston gavin gayle
  geir gemma genevieve geoff geoffrey george georgina gerald geraldine gerard gerardo ghislain giacomo giancarlo
  gianfranco gianluca gianni gilbert gilberto gilles gillian gina ginevra ginny gioele gioia giorgia giorgio giovanna
  giovanni giselle giulia giuliana giulio giuseppe glen glenda glenn gloria glynn gonzalo goran gordon graciela graeme
  graham grainne greg greger gregoire gregory gretchen guadalupe gudmundur gudrun guido guilhem guilherme guillaume
  guillem guillermo gunda gunilla gunn gurgun guro gus gustavo guy gwen gwenaelle haakon hadeeb hakon halvor hamish
  hannah hanne hannele harley harold harri harriet harrison harry harshit hartwig harvey hattie havard hayley hazel
  heather hector hege heidi heidrun heikki helder helen helene helgi heli hella helle henning henri henrietta
  henriette henrique henry herbert hernan herve hilario hilary hirotaka holly horacio hortense howard hrafn hubert
  hubertus hugh hugo hugues humberto iain ian ignacio ilaria ilia ilkka imani imogen inacio ines inger ingunn
  inmaculada irene irina irmgard irving isaac isabel isabella isabelle isidro isla ismael ismo isobel ivan ivar ivo
  ivor jaakko jacinto jackie jacob jacopo jacqueline jacques jaime jake jakob jamal james jamey jamie jana jane janet
  janice jared jari jarkko jarl jarmo jasmine jason javier jean jed jeff jeffrey jelmer jenna jenni jennifer jenny
  jens jerald jeremiah jeremy jermaine jerome jeronimo jerry jesse jessica jhon jill jim jimena jimmy jiwoo joan joana
  joann joanna joanne joao joaquim joaquin jocelyn jodi jodie joe joel joelle joern joey johanna john johnny jon jonas
  jonathan joni jonny jordan jordi jorge jose josefa josefina josefine joseph josephine josh joshua josiah josiane
  josselin jost jostein jouni joyce juan juana judith judy juha juhani jukka jule julia julian juliana juliane julie
  julien juliet julieta juliette julio julius junxiao jussi justin jytte kaitlyn kalle kanitkorn kareem karen kari
  karianne karina karl kat kate katherine kathleen kathryn kathy katie katrin kayla keeley kees keira keisha keith
  kelly kelvin ken kendall kendra kenneth kenny kensuke kerry kerstin ketil kevin kiara kieran kilian kim kimberly
  kimmo kirk kirsten kirsty kjartan kjersti kjetil klemens krista kristen kristin kristy kumar kurt kyle lacey
  laetitia laia lakisha lamar lana landon larissa larry latasha latoya latrice laura laurel lauren laurence laurent
  lauri laurie lautaro lawrence lawson lea leah leandro leanne lee leena leif leigh leila leland lena lennart lenny
  leo leon leonard leonardo leonie leonor leroy lesley leslie lester leticia lev levi lewis liam lidia lieselotte
  ligia liliana lillian lillie lilou lily linda lindsay lindsey linus lionel lisa lisbet lisbeth lise liz lloyd logan
  loic lois lola lone lonnie lorena lorenz lorenzo loretta lorna lorraine lothar lotta louane louis louise luca lucas
  lucia luciana luciano lucie lucien lucille lucinda lucrecia lucy ludivine ludovic luigi luis luisa luiz luk luke
  lurdes luther lydia lyle lynda lynn lynne maarit mabel macarena mack maddie madeleine madison mads mae maelle maeve
  maggie magne mairead maite malcolm malene mandy manoel manon manuel mara marc marcela marcelle marcelo marcia marco
  marcos marcus marcy maren margaret margarida margarita margaux margie margo margot marguerite mari maria mariah
  marian mariana mariano maribel marie marijn marilyn mario marion marisa marisol marissa marja marjo marjorie marjory
  markku marko marlene marlies marlon marquis marsha marshall marta martha marthe martin martina marty martyn marvin
  mary masafumi mason massimo mateo mateus matheus mathieu mathilde mathis matias matilde matt matteo matthew matthieu
  mattia mattias maude maura maureen maurice mauricio maurizio mauro maxence maxime maxine maxwell mckenzie mechthild
  mechtilde megan melanie melinda melissa melvin meredith merja merle micaela micha michael michel michela michele
  michelle mick miguel mika mike milagros mildred millicent millie mindy minjun miquel miranda mireille mirella miriam
  mirja mirka mirko mitch mitchell mogens moira molly mona monica monique montserrat monty morgan morgane morris
  morten muriel myles myra myriam myrtle nadia nadine nahuel nancy nanna naomi natalia natalie natasha nathalie nathan
  nathaniel nazaret ned neil nell nellie nelson nerea nestor nettie nguyen niamh nicholas nick nicky nico nicola
  nicolas nicole nicolo nigel niina nina niv nobuhiro noel noelia noelle noemie nolwenn nora norberto norma norman
  nuala nuno oceane octave octavia octavio oddvar odette odile ofelia oisin olafur olek olga oliver olivia olivier
  olli omar oriol orla orlando ornella oscar osvaldo oswald otavio otis otmar outi owen oystein paavo pablo padraig
  paige paivi palle paloma pam pamela paola paolo pascale pasi pasquale patrice patricia patricio patrick patrik
  patrizia pattara paul paula pauli pauline paulo pedro peggy pelle percy periklis perrin perry pete peter petter phil
  philip philippa philippe phillip phoebe phyllis pierre pierrick pilar pippa pirjo pirkko polly poul preben preston
  priscila priyanshu quentin quincy quinn rachael rachel rafael rafaela raffaele ragnar ragnhild raheem raija raimo
  raimundo ralph ramiro ramon ramona ramsay randall randi randolph randy raoul raphael raquel raul raymond rebecca
  reece regev reginald regine regis reijo reinhild remi renata renato renaud reuben rex reynold rhian rhiannon rhoda
  rhonda rhys ricardo riccardo richard rick ricky riitta riley risto rita roar robbie robert roberta roberto rocio
  rodney rodolfo rodrick rodrigo rogelio roger rogerio rogier roisin roland rolf romain romina romy ron ronald ronan
  ronda ronnie rory rosa rosalia rosalind rosanna rosario roscoe rosemarie rosemary rosie ross roswitha rowan roxane
  roxanne roy ruben rudra rudy ruediger rufus ruggero rune rupert russell ruth ruthie ryan saara sabrina sadie sakari
  sally salma salvatore sam samantha samuel samuele samuli sancho sandrine sandro sanghoon santiago sara sarah saransh
  sari satu saul saverio scarlett scott sean sebastian sebastiano sebastien selena selma seoyeon seppo serge sergio
  seth severine severino shane shanice shaniqua shannon sharon shaun shawn sheila sheldon shelley sherri sherry sheryl
  shirley sian sid sidney signe sigrun sigurdur silas silje silvana silvio simeon simon simona simone sindre sinead
  sini siobhan sirkka sirpa sissel siv sjoerd sofia solange soledad solene solveig sonia sonja sonya sophia sophie
  spencer stacey stacy stanley stefania stefano stein steinar stella stephan stephane stephanie stephen steve steven
  stewart stuart sture suhas sultan susan susana susann susanna susannah susie suzanne sylke sylvain sylvestre sylvia
  sylvie synne tabitha taina takuo tamika tamsin tanguy tania tanisha tanner tanya tapani tapio tara tasha tatiana
  tatum ted teemu telmo teodoro terence teresa terje terkel tero terrell terri terry tess tessa tharun thea thelma
  theo theodor theodora theodore theresa thiago thibault thibaut thierry thom thomas thor thora tia tiago tiffany
  tiina tim timo timothy tina tiphaine tiziana tobin toby todd tom tomas tommaso tommy toni tony torbjorn tore torill
  tormod torun tracey tracy travis trent trevon trevor tricia trisha tristan trivikram troy trudy trygve tuija tuomas
  turid tuula tuva ty tyler tyrone ugo ulla ulli ulrik ulysses umberto undine unni ursula valentina valentine valeria
  valerie valerio vanessa vasco velma vera verity vernon veronica veronique vesa vic vicente vicky victor victoria
  ville vince vincent vincenzo vinicius violeta violette virgil virgilio virginie vitor vittoria vittorio vivian
  viviana vivien vivienne wagner wallace walter wanda warren warwick wayne wellington wendy wes wesley wichert wieland
  wilbur wilco wilfred wilfried william wilma wilmer winifred winston won woody xavier ximena xiomara yagiz yago yann
  yannick yasmin yesenia ylva yngve yolanda yuanhai yuri yvan yves yvette yvonne zach zachary zaira zara zelda zelie
  zena zoe
`);
