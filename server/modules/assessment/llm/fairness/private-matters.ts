const end = String.raw`(?=\s*(?:[?.,;:!]|$)|\s+(?:and|or|as well)\b)`;

/** What an interview has no business with, as somebody's own. */
const own = [
  'age|date of birth|birth ?day|place of birth|birth name|maiden name|mother tongue|native language',
  'nationality|citizenship|visa|immigration status|residence permit|ethnicity|ethnic (?:origin|background)|race',
  'religion|faith|church|political (?:party|views?|opinions?)|union membership',
  'gender|sexual orientation|sex life|marital status|husband|wife|spouse|partner|children|kids|pregnancy|family',
  'health|health condition|medical (?:history|condition)|diagnosis|disability|disabilities',
  '(?:current |last |present )?(?:salary|pay|wages?|income)|debts?|criminal record',
  '(?:home |private |postal |street |e-?mail )?address|(?:phone|telephone|mobile)(?: number)?|e-?mail',
  '(?:bank|account|social security|passport|id|credit card) (?:number|account|details)|passport|password',
].join('|');

const questions = [
  String.raw`\byour(?:\s+own)?\s+(?:${own})${end}`,
  String.raw`\bhow (?:old|young) are you\b|\bwhen were you born\b|\bwhat year were you born\b`,
  String.raw`\bwhere (?:do you live|were you born|are you (?:really |originally )?from)\b`,
  String.raw`\b(?:are|were) you (?:a )?(?:married|single|divorced|pregnant|religious|disabled|gay|straight|citizen|native speaker)\b`,
  String.raw`\b(?:do|did) you (?:have|want|plan (?:to have|for)?)\s+(?:any |a |some )?(?:children|kids|baby|family|disability|disabilities|spouse|criminal record)${end}`,
  String.raw`\bhow much (?:do|did) you (?:earn|make)${end}`,
  String.raw`\bwho(?:m)? (?:do|did|will) you vote\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Whether a question asks a person for something private that an interview must not ask about. */
export function asksPrivately(text: string): boolean {
  return questions.some((pattern) => pattern.test(text));
}
