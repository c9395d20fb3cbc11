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

const spokenOut: readonly (readonly [spelled: RegExp, contracted: string])[] = [
  [/\bi am\b/, "i'm"],
  [/\b(he|she|it|that|what|who|there|where|how) is\b/, "$1's"],
  [/\b(we|you|they) are\b/, "$1're"],
  [/\b(i|he|she|it|we|you|they) would\b/, "$1'd"],
  [/\b(i|he|she|it|we|you|they) will\b/, "$1'll"],
  [/\b(i|we|you|they) have\b/, "$1've"],
];

/** A phrase as it is written and as it is said: "did not touch" and "didn't touch", "what is wrong" and "what's wrong". */
export function spellingsOf(phrase: string): readonly string[] {
  const other = [...full, ...short, ...spokenOut].find(([pattern]) => pattern.test(phrase));
  return other ? [phrase, phrase.replace(...other)] : [phrase];
}
