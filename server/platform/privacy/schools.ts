import { functionWords } from '../../checklist/language/function-words.ts';
import { weekdays } from '../../checklist/language/specific-words.ts';
import { blank, name, part } from './name-form.ts';
import { isOfWork } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

const abroad = '(?:Universität|Université|Universidad|Università|Universiteit|Hochschule)';
const kind = `(?:University|College|Institute|Polytechnic|Academy|School|${abroad})`;
const known =
  '(?:MIT|Caltech|Stanford|Harvard|Princeton|Yale|Oxford|Cambridge|ETH(?: Zurich| Zürich)?|EPFL|IIT(?: \\p{Lu}\\p{Ll}+)?)';

/** The first word of a run: a long word is not gone through once for each of its capitals. */
const opens = String.raw`(?<![\p{L}\p{M}\p{N}'’-])(?=\p{Lu})`;
const called = String.raw`(?:St\.?[ ])?${part}(?:[ ]${part}){0,2}`;
const link = '(?:of|for|de|di|da|van|zu)';

/** “Leeds University of Technology”, “University of Leeds”, “Universität Leipzig”. */
const linked = new RegExp(
  `${opens}(?:${called}[ ])?(?:${kind}${blank}+${link}${blank}+(?:(?:the|la)${blank}+)?|${abroad}${blank}+)${name}(?:${blank}+and${blank}+${name})?`,
  'gu',
);
/** “Lincoln High School”, and “University College Dublin” with its town behind it. */
const named = new RegExp(
  String.raw`${opens}${called}[ ]${kind}(?![\p{L}\p{N}])(?:(?<=College|Institute)[ ]${part})?`,
  'gu',
);
/** Behind the name of a town that has one, too. */
const place =
  'Street|Road|Lane|Avenue|Circus|Square|Station|Airport|Analytica|office|depot|branch|store|shop|site|team|customers?|licen[cs]e|comma|locks?';
const wellKnown = new RegExp(String.raw`\b${known}(?![\p{L}\p{N}]|[ ](?:${place})\b)`, 'gu');

/** Behind these even “Central School” is the school that somebody went to. */
const attended = /\b(?:at|from|in|to)\s{1,3}$/u;

/** Words that say which kind of school it is and not which. */
const ofKind = new Set(
  (
    'university college institute polytechnic academy school high middle primary secondary elementary grammar ' +
    'graduate grad law medical music art night evening summer winter sunday driving language boarding community ' +
    'state trade code coding leadership old new private professional technical vocational research'
  ).split(' '),
);

/** Schools with all of their names: neither the word before nor the one behind is left to tell which. */
export function findSchools(text: string): Replacement[] {
  const schools = replacementsOf(text, [named], '[school]')
    .map((school) => withoutWeekday(text, withoutOpening(text, school)))
    .filter(({ start, end }) => tellsWhich(text.slice(start, end)) || isAttended(text, start));
  return [
    ...replacementsOf(text, [linked], '[school]').map((school) => withoutOpening(text, school)),
    ...schools,
    ...replacementsOf(text, [wellKnown], '[school]'),
  ];
}

/** Without “The” or “My” at the begin of a sentence. */
function withoutOpening(text: string, { start, end, token }: Replacement): Replacement {
  const [first = ''] = text.slice(start, end).split(/\s/, 1);
  const isOpening = functionWords.has(first.toLowerCase());
  return { start: isOpening ? start + first.length + 1 : start, end, token };
}

function withoutWeekday(text: string, { start, end, token }: Replacement): Replacement {
  const last = text.slice(start, end).split(' ').at(-1) ?? '';
  return { start, end: weekdays.has(last.toLowerCase()) ? end - last.length - 1 : end, token };
}

function tellsWhich(school: string): boolean {
  return school.split(' ').some((word) => !ofKind.has(word.toLowerCase()) && !isOfWork(word));
}

function isAttended(text: string, start: number): boolean {
  return attended.test(text.slice(Math.max(0, start - 8), start));
}
