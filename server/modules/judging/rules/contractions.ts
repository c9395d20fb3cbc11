import { wordSet } from './word-list.ts';

const families = [
  "don't doesn't didn't dont doesnt didnt",
  "isn't aren't wasn't weren't isnt arent wasnt werent",
  "haven't hasn't hadn't havent hasnt hadnt",
  "can't couldn't cannot cant couldnt",
  "won't wouldn't wont wouldnt",
  "shouldn't shouldnt",
];

/** Each negated auxiliary with the form that stands for all its tenses and spellings: "didnt" with "don't". */
export const negatedForms: ReadonlyMap<string, string> = new Map(
  families.flatMap((family) => {
    const forms = [...wordSet(family)];
    return forms.map((form) => [form, forms[0] ?? form] as const);
  }),
);

const full: readonly (readonly [spelled: RegExp, contracted: string])[] = [
  [/\b(?:do|does|did) not\b/, "don't"],
  [/\b(?:is|are|was|were) not\b/, "isn't"],
  [/\b(?:have|has|had) not\b/, "haven't"],
  [/\b(?:can|could) not\b/, "can't"],
  [/\b(?:will|would) not\b/, "won't"],
  [/\bshould not\b/, "shouldn't"],
];

const short: readonly (readonly [contracted: RegExp, spelled: string])[] = [
  [/\b(?:don't|doesn't|didn't)/, 'do not'],
  [/\b(?:isn't|aren't)/, 'is not'],
  [/\b(?:wasn't|weren't)/, 'was not'],
  [/\b(?:haven't|hasn't|hadn't)/, 'have not'],
  [/\b(?:can't|couldn't|cannot)/, 'can not'],
  [/\b(?:won't|wouldn't)/, 'would not'],
  [/\bshouldn't/, 'should not'],
];

/** A phrase in both spellings of its negation: "did not touch" is also "didn't touch". */
export function spellingsOf(phrase: string): readonly string[] {
  const other = [...full, ...short].find(([pattern]) => pattern.test(phrase));
  return other ? [phrase, phrase.replace(...other)] : [phrase];
}
