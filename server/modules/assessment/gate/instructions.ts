import { clausesOf, type Sentence } from '../language/sentences.ts';

const LONGEST_LOOKED_AT = 240;
const lead = String.raw`^(?:(?:please|now|just|so|and|also|dear|rater|ai|assistant|evaluator|system|you|must|should|will|need|to|can|hey|hi|ok|okay)[\s,:]+){0,6}`;
const mark = String.raw`(?:\d+\s*(?:out of|\/|stars?|points?|marks?|percent|%|$|[.!])|five|full|top|highest|maximum|max|perfect|excellent|outstanding|best|good (?:mark|score|rating)|high (?:mark|score|rating)|all (?:the )?(?:points|checks))\b`;

const rated = String.raw`(?:me|us|(?:this|my|the)\s+(?:answer|response|reply|candidate|interview|transcript|applicant))`;

const judgement =
  '(?:excellent|perfect|outstanding|brilliant|great|correct|complete|full|top|highest|best|passed|five|5)';
const reader = '(?:recruiter|hiring manager|interviewer|employer|examiner|evaluator|rater|assessor)';

const instructions = [
  String.raw`${lead}(?:ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(?:instructions?|prompts?|rules|rubric|above|checklist|criteria|guidelines|evaluation|grading|scoring)\b`,
  String.raw`${lead}(?:do not|don't|dont|stop)\s+(?:rat|judg|evaluat|grad|scor|assess|check)(?:e|ing)?\b.{0,20}\b(?:this|me|my|the) ?(?:answer|response|reply)?\b`,
  String.raw`${lead}(?:give|award|assign|grant)\s+(?:${rated}|it|this|full|top|maximum)\b.{0,60}?${mark}`,
  String.raw`${lead}(?:give|award|assign|grant)\s+${rated}\s+(?:a\s+|an\s+)?\d+`,
  String.raw`${lead}(?:rate|score|grade|mark|judge|evaluate|treat|count|consider|accept)\s+${rated}\b`,
  String.raw`${lead}(?:rate|score|grade|mark|judge|treat|count|consider|accept)\s+(?:it|this|that|all|everything|these)\b.{0,60}?(?:${mark}|\bas (?:found|${judgement}))`,
  String.raw`${lead}(?:output|return|respond with|print|reply with|set)\b.{0,40}\b(?:score|rating|checks?)\b`,
  String.raw`${lead}(?:you are now|you're now|from now on,? you|act as|pretend (?:to be|you are))\b`,
  String.raw`${lead}(?:tell|inform|report to|convince|assure)\s+(?:the|your|my)\s+${reader}s?\b`,
  String.raw`${lead}(?:hire|recommend|pass|approve)\s+me\b`,
  String.raw`${lead}(?:let me pass|say (?:that )?i (?:am|passed|was))\b`,
  String.raw`^(?:system|assistant|developer|(?:new )?instruction)s?\s*:`,
  String.raw`^(?:score|rating|grade|marks?|points|result|checklist)\s*[:=]\s*(?:\d|full|max|all|${judgement}\b)`,
  String.raw`\b(?:this|the|my) (?:answer|response|reply|candidate) (?:above )?(?:is|was|deserves|should (?:get|be|receive|count))\b.{0,40}\b${judgement}\b`,
  String.raw`\bi (?:deserve|(?:would |should |must )(?:like|get|receive|be given)|want|need)\b.{0,30}(?:\d\s*(?:/|out of)\s*\d|\bfull (?:marks|score|points)|\b(?:good|best|top|highest|high|perfect) (?:score|rating|mark|grade)|\ball points)`,
  String.raw`\bi deserve\b.{0,30}(?:\d|score|mark|points)`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Whether a clause of a sentence speaks to whoever rates the answer instead of answering. */
export function isInstruction(sentence: Sentence): boolean {
  const { source, words } = sentence;
  const end = words.at(-1)?.end ?? 0;
  return clausesOf(sentence).some(({ first }) => {
    const start = words[first]?.start ?? 0;
    // One character more than the last word, since a full stop may close a mark ("give me 5.").
    const text = source.slice(start, Math.min(end + 1, start + LONGEST_LOOKED_AT));
    return instructions.some((pattern) => pattern.test(text));
  });
}
