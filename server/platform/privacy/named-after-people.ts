import { phraseList, wordSet } from '../../checklist/language/word-list.ts';
import { countries, listed } from './listed.ts';

/** Companies, methods and places that bear the names of people. */
const afterPeople = phraseList(`
  albert hall; alice blue; allen overy; arthur andersen; arthur little; aston martin; baker hughes; baker mckenzie;
  ben jerry; benjamin moore; best buy; bland altman; booz allen; bradley terry; calvin klein; carl zeiss; carnegie
  hall; charles schwab; christian aid; christian dior; christian louboutin; clark wilson; dale carnegie; dow jones;
  edward jones; eli lilly; elizabeth arden; ernst young; estee lauder; franklin covey; franklin templeton; fred
  perry; glen dimplex; grant thornton; harley davidson; harvey balls; harvey nash; harvey nichols; harvey norman;
  helly hansen; henry schein; herbert smith; herman miller; hugo boss; isaac lab; isaac sim; jack daniels; jack
  jones; jack wills; jack wolfskin; jimmy choo; john deere; john lewis; johnson johnson; jones lang; karl lagerfeld;
  kate spade; knight frank; kolmogorov smirnov; laura ashley; levi strauss; lockheed martin; louis dreyfus; louis
  vuitton; marks spencer; mary kay; max mara; max planck; max pooling; mayer brown; mercedes benz; merrill lynch;
  michael kors; michael page; monty hall; monty python; morgan chase; morgan mckinley; morgan stanley; nelson
  siegel; oliver wyman; paddy power; philip morris; price waterhouse; ralph lauren; ray ban; ray serve; ray tune;
  raymond james; robert bosch; robert half; robert koch; robert walters; roland berger; russell reynolds; sherwin
  williams; simon kucher; smith wesson; stanley black; ted baker; thomas cook; thomas kilmann; tommy hilfiger;
  towers watson; victoria park; warner brothers; yves rocher; yves saint laurent
`);

/** What stands behind somebody’s name in the name of a thing, or before one in that of a place. */
const ofThings = listed('named-after-people.txt');

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
