import { functionWords } from '../../../../checklist/language/function-words.ts';
import { clausesOf, type Sentence } from '../../../../checklist/language/sentences.ts';
import { wordSet } from '../../../../checklist/language/word-list.ts';

const openers = wordSet('what how when where which who whom whose why');
/** Also in words of the person, these are no remark to make. */
const verdicts = wordSet('fine good great nice bad cool perfect excellent right true');
const joiners = wordSet('and or but so then also');
const auxiliaries = wordSet(`
  do does did don't doesn't didn't is are was were isn't aren't wasn't weren't am has have had hasn't haven't hadn't
  can can't could couldn't will won't would wouldn't shall should shouldn't may might must
`);

/** Begins what only looks as if yes or no were an answer: "could you describe", "do you remember". */
const request =
  /^(?:(?:can|could) you (?:please |also |perhaps |briefly )*(?:say|tell|describe|explain|share|walk|talk|give|add|name|put|mention|specify|clarify|expand|recall)\b|do you (?:have|know|remember|recall)\b|(?:is|are|was|were) there\b)/;
const beginningOfRequest =
  /^(?:(?:can|could)(?: you(?: please| also| perhaps| briefly)*)?|do(?: you)?|is|are|was|were)$/;

/** "Why did you not", "how could you expect": what should have been done, as a reproach. */
const reproach =
  /^(?:why (?:\w+n't you|\w+ you (?:not|never))|how could you (?:assume|be|believe|do|expect|have|hope|let|think|wait))\b/;

/** What an interviewer says of themselves, or cries out: "I agree", "we prefer", "what a success". */
const opinion =
  /^(?:(?:i|we) (?:agree|assume|believe|consider|expect|feel|guess|hope|know|like|need|prefer|think|understand|want|wonder)|what an?)\b/;

/** Whether yes or no would be an answer, or a reason why not: such a question says what should come from the person. */
export function isClosed(sentence: Sentence): boolean {
  const clauses = clausesIn(sentence);
  if (clauses.some((clause) => reproach.test(clause))) return true;
  // "What, in your own words, was the cause?"
  if (openers.has(clauses[0] ?? '')) return false;
  return clauses.some(
    (clause) =>
      auxiliaries.has(clause.split(' ', 1)[0] ?? '') &&
      !request.test(clause) &&
      !beginningOfRequest.test(clause),
  );
}

/** Whether a sentence asks for something to be told. */
export function isOpen(sentence: Sentence): boolean {
  const asks = sentence.words.some(({ text }) => openers.has(text.replace(/'\w+$/, '')));
  return asks || clausesIn(sentence).some((clause) => request.test(clause));
}

/** Whether a clause praises, blames or holds an opinion, if in a word that the person used: "good", "that was right". */
export function holdsRemark(sentence: Sentence): boolean {
  return clausesIn(sentence).some((clause) => {
    if (opinion.test(clause)) return true;
    const words = clause.split(' ');
    const isEmpty = words.every(
      (word) => verdicts.has(word) || (functionWords.has(word) && !openers.has(word)),
    );
    return isEmpty && words.some((word) => verdicts.has(word));
  });
}

/** The clauses without what joins them. */
function clausesIn(sentence: Sentence): string[] {
  return clausesOf(sentence).map(({ first, last }) => {
    const clause = sentence.words.slice(first, last + 1).map(({ text }) => text);
    const start = clause.findIndex((word) => !joiners.has(word));
    return clause.slice(Math.max(0, start)).join(' ');
  });
}
