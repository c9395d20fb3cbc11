import { echoedWords, echoOf } from '../../../../checklist/gate/echo.ts';
import { isInstruction } from '../../../../checklist/gate/instructions.ts';
import { isGibberish, isOtherLanguage } from '../../../../checklist/language/english.ts';
import { carryingWords } from '../../../../checklist/language/everyday-words.ts';
import { isInLatinLetters, plainLetters } from '../../../../checklist/language/plain-letters.ts';
import { sentencesOf } from '../../../../checklist/language/sentences.ts';
import { wordsOf } from '../../../../checklist/language/words.ts';
import type { Question } from '../../../../content/question-bank.ts';
import { findPersonalData } from '../../../../platform/privacy/personal-data.ts';
import { namedIn } from './fair-question.ts';
import { asksPrivately } from './private-matters.ts';

const LEAST = 30;
const LONGEST = 300;
/** Of the words that carry what the bank asks: with fewer it asks for something else. */
const KEPT_SHARE = 0.5;

/** The name of a host, or a path behind it. */
const hasAddress = /\b[\w-]+\.(?:(?:com|org|net|info|biz|app|dev|example)\b|[a-z]{2,}\/)/i;

/**
 * Whether a question that a model worded still asks what the bank asks and gives nothing away: a
 * question in English on one line, most of the bank's words, no anchor, no further concept, no
 * name but those that were pasted, nothing private, no link, and nothing that speaks to a rater.
 */
export function isFairWording(
  wording: string,
  question: Question,
  { names, pasted }: { readonly names: readonly string[]; readonly pasted: string },
): boolean {
  return (
    isOneQuestion(wording) &&
    isEnglish(wording) &&
    !asksPrivately(wording) &&
    findPersonalData(wording, names).length === 0 &&
    namesOnlyWhatIs(`${question.prompt} ${pasted}`, wording) &&
    !hasAddress.test(wording) &&
    !sentencesOf(wording).some(isInstruction) &&
    keepsTheSubject(wording, question.prompt) &&
    !givesAway(plainLetters(wording), question)
  );
}

function isOneQuestion(wording: string): boolean {
  const isLine = /^\p{Lu}[^[\]<>{}!\p{C}\p{So}]*[.?]$/u.test(wording);
  return isLine && wording.length >= LEAST && wording.length <= LONGEST && asks(wording);
}

/** As the bank does: with a question mark, or with what is to be told. */
function asks(wording: string): boolean {
  return /\?|\b(?:tell|walk) (?:me|us)\b|\b(?:describe|explain)\b/i.test(wording);
}

function isEnglish(wording: string): boolean {
  const words = wordsOf(wording);
  return isInLatinLetters(wording) && !isOtherLanguage(words) && !isGibberish(words);
}

/** A capital inside a sentence names somebody or something. */
function namesOnlyWhatIs(known: string, wording: string): boolean {
  const inside = wording.match(/(?<![.?:]\s+|^)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  const written = new Set(known.match(/[\p{L}\p{N}]+/gu));
  return inside.every((word) => word === 'I' || written.has(word));
}

function keepsTheSubject(wording: string, prompt: string): boolean {
  const worded = new Set(wordsOf(wording).map(({ stem }) => stem));
  const asked = carryingWords(wordsOf(prompt));
  const kept = asked.filter(({ stem }) => worded.has(stem));
  return kept.length >= asked.length * KEPT_SHARE;
}

/** What the bank's own words give away is no secret. */
function givesAway(wording: string, question: Question): boolean {
  const open = echoOf([question.prompt]);
  const secret = new Set([...echoOf(Object.values(question.anchors))].filter((run) => !open.has(run)));
  if (sentencesOf(wording).some((sentence) => echoedWords(sentence, secret).some(Boolean))) return true;
  const named = namedIn(question.prompt, question);
  return [...namedIn(wording, question)].some((concept) => !named.has(concept));
}
