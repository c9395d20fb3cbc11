import { phraseList, wordSet } from '../../checklist/language/word-list.ts';
import { countries } from './countries.ts';

/** Companies, methods and places that bear the names of people. */
const afterPeople = phraseList(`
  albert hall
  alice blue
  allen overy
  arthur andersen
  arthur little
  aston martin
  baker hughes
  baker mckenzie
  ben jerry
  benjamin moore
  best buy
  bland altman
  booz allen
  bradley terry
  calvin klein
  carl zeiss
  carnegie hall
  charles schwab
  christian aid
  christian dior
  christian louboutin
  clark wilson
  dale carnegie
  dow jones
  edward jones
  eli lilly
  elizabeth arden
  ernst young
  estee lauder
  franklin covey
  franklin templeton
  fred perry
  glen dimplex
  grant thornton
  harley davidson
  harvey balls
  harvey nash
  harvey nichols
  harvey norman
  helly hansen
  henry schein
  herbert smith
  herman miller
  hugo boss
  isaac lab
  isaac sim
  jack daniels
  jack jones
  jack wills
  jack wolfskin
  jimmy choo
  john deere
  john lewis
  johnson johnson
  jones lang
  karl lagerfeld
  kate spade
  knight frank
  kolmogorov smirnov
  laura ashley
  levi strauss
  lockheed martin
  louis dreyfus
  louis vuitton
  marks spencer
  mary kay
  max mara
  max planck
  max pooling
  mayer brown
  mercedes benz
  merrill lynch
  michael kors
  michael page
  monty hall
  monty python
  morgan chase
  morgan mckinley
  morgan stanley
  nelson siegel
  oliver wyman
  paddy power
  philip morris
  price waterhouse
  ralph lauren
  ray ban
  ray serve
  ray tune
  raymond james
  robert bosch
  robert half
  robert koch
  robert walters
  roland berger
  russell reynolds
  sherwin williams
  simon kucher
  smith wesson
  stanley black
  ted baker
  thomas cook
  thomas kilmann
  tommy hilfiger
  towers watson
  victoria park
  warner brothers
  yves rocher
  yves saint laurent
`);

/** What stands behind somebody’s name in the name of a thing, or before one in that of a place. */
const ofThings = wordSet(`
  access airlines airport algorithm analysis api apis archipelago artist associates automation avenue award awards balls bar
  beach benz boats books bot bots boulevard brand brands brewery bridge brothers cafe calculator calendar calls
  capital cathedral chapel charity charm chart charts chatbot church ci clinic cloud code coefficient coffee
  collection collections company compiler conference connect consulting convention copula correlation cosmetics
  county court criterion cup curve dash dashboard data date dates days deco deli distribution door driver editor
  effect empire energy engine equation estate extended extension factor farm farms festival films flow foods fools
  formula foundation foundry framework fund funds games garden gateway gems growth haircare harbor harbour health
  heights hills holdings homes hotel house icons index industries insurance integration interface invest investments
  investor investors iot island islands journal kingdom kit lab labs language laws library line linux loop maps
  markets matrix mechanism method metrics mine model models motor motors mountain museum music nets news normal
  notebook notebooks numbers numeral numerals onwards ops orchestra paper parser partners partnership path pay
  pipeline pipelines place plan platform plugin plugins pooling pottery prize process productions programming
  properties protocol proxy python quality radio railway ratio react record records regression release report resort
  response river road router rule rules school schools score scripts series services shop sim society software
  solutions spectra spectrum square stage station store street streets studio studios suite summit supermarket system
  table tag taxes template templates test testing tests text theme themes theorem theory tool toolbox toolkit tools
  tower towers town travel trophy trust tunnel tv university utilities valley version view village water waterhouse
  way web week wine wines works world yard zoo
`);

/** Before the name of a place that is somebody’s name too. */
const openPlaces = wordSet(
  'el fort great lake las los mount new north port puerto saint san santa santo sao south st upper west',
);

/** Whether capitalised words with a person’s name among them are the name of something else. */
export function isNamedAfterPeople(words: readonly string[]): boolean {
  const small = words.map((word) => word.toLowerCase());
  const all = small.join(' ');
  return (
    small.some((word) => ofThings.has(word)) ||
    openPlaces.has(small[0] ?? '') ||
    countries.has(small.at(-1) ?? '') ||
    afterPeople.some((phrase) => all === phrase || all.startsWith(`${phrase} `) || all.endsWith(` ${phrase}`))
  );
}
