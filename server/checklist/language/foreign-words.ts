import { wordSet } from './word-list.ts';

/** Frequent words of other languages that are not English words too. */
export const foreignWords = wordSet(`
  der und ich nicht ist ein eine einen einem einer habe hatte haben wir sie es mit auf für dem den des das zu von auch
  dann nach bei wurde aber oder wie wenn weil mir mich uns unser sich aus durch sehr noch schon keine kein
  le les des une un et est je j'ai nous vous il elle dans pour avec sur pas que qui mais ou ai était avons sont du au aux
  cette ce mon ma mes notre plus c'est qu'il
  el los las una que de en por con para pero se su mi fue era hemos había como más yo lo al del muy cuando porque estaba
  il lo gli che di per con una non sono era ho abbiamo della del nel alla anche più quando perché mio
  o os uma não em um com para foi eu meu nós mais quando porque da dos das ao
  het een ik niet van wij met voor zijn hebben heb werd ook naar maar dat deze
  nie jest się na że jak ale był był mój przez oraz
  bir ve bu için ile çok ama ben biz daha değil olarak
  och det att jag inte som på är av till vi har med ett den
`);
