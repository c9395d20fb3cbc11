import { clausesOf, type Sentence } from '../language/sentences.ts';

const LONGEST_LOOKED_AT = 240;

const lead = String.raw`^(?:(?:please|now|just|so|and|also|then|dear|you|must|should|can|need|to|hey|ok|okay)[\s,:]+){0,6}`;
const thing = '(?:answer|response|reply|entry|item|candidate|interview|transcript|applicant)';
const rated = String.raw`(?:me|us|(?:this|my|the)\s+${thing})\b`;
const mark = String.raw`(?:\d|five|full|top|highest|max(?:imum)?|perfect|excellent|outstanding|best|correct|complete|found|(?:mark|score|rating|point|star|grade)s?\b)`;

/** An order or a wish about the rating: who is rated or the rules of it behind a verb of rating, and a mark. */
const patterns = [
  String.raw`${lead}(?:ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(?:instructions?|prompts?|rules|rubric|above|checklist|criteria|guidelines|grading|scoring)\b`,
  String.raw`${lead}(?:give|award|assign|grant|put)\s+(?:${rated}|it\b|this\b|down\b|full\b|top\b|max).{0,60}?${mark}`,
  String.raw`${lead}(?:(?:do not|don't|stop)\s+)?(?:rate|score|grade|mark|judge|evaluate|assess|treat|count|consider|accept|hire|recommend|pass|approve)\s+(?:${rated}|(?:it|this|that|everything|all)\b.{0,60}?${mark})`,
  String.raw`${lead}(?:output|return|respond with|print|reply with|set)\b.{0,40}\b(?:score|rating|checks?)\b`,
  String.raw`${lead}(?:you are now|from now on,? you|act as|let me pass\b|pretend (?:to be|you are)|tell the (?:recruiter|hiring manager|rater))\b`,
  String.raw`^(?:system|assistant|developer|(?:new )?instructions?|score|rating|grade|marks?|points|checklist)\s*[:=]`,
  String.raw`\b(?:this|the|my) ${thing} (?:above )?(?:is|was|deserves|should (?:get|be|receive|count)|earns)\b.{0,40}${mark}`,
  String.raw`\bi (?:deserve|(?:would |should |must )?(?:like|get|receive|want|need|be given))\b.{0,30}(?:\d\s*(?:/|out of)\s*\d|(?:full|good|best|top|highest|high|perfect|all) (?:mark|score|rating|point|grade)s?\b)`,
  String.raw`\bi deserve\b.{0,30}${mark}`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Whether a clause of a sentence speaks to whoever rates the answer instead of answering. */
export function isInstruction(sentence: Sentence): boolean {
  const { source, words } = sentence;
  const end = words.at(-1)?.end ?? 0;
  return clausesOf(sentence).some(({ first }) => {
    const start = words[first]?.start ?? 0;
    const text = source.slice(start, Math.min(end + 1, start + LONGEST_LOOKED_AT)).replaceAll('’', "'");
    return patterns.some((pattern) => pattern.test(text));
  });
}
