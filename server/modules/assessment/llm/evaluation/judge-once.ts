import { echoOf, isCopied, promptsOf } from '../../../../checklist/gate/echo.ts';
import { wordsOf } from '../../../../checklist/language/words.ts';
import type { Competency, Question } from '../../../../content/question-bank.ts';
import { type FoundQuote, findQuote, type MaskedAnswer } from '../masked-answer.ts';
import type { Model } from '../model.ts';
import { judgeMessages } from '../prompt.ts';
import { askModel } from './ask-model.ts';
import { type Judgement, judgementSchema, readJudgement } from './judgement.ts';

/** One judgement that holds: its quotes were said, its indicators exist. */
export interface ValidJudgement {
  readonly score: number;
  readonly anchor: number;
  /** Whether the answer addresses its question; where it does not, its score counts for nothing. */
  readonly isAddressed: boolean;
  readonly evidence: readonly FoundQuote[];
  /** How many further quotes do not stand in the answer. */
  readonly droppedQuotes: number;
  /** The texts of the indicators that were not shown. */
  readonly missing: readonly string[];
}

/**
 * Asks the model to judge one answer, and once more where its reply does not hold; null where it still does not.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export function judgeOnce(
  model: Model,
  { question, competency }: { readonly question: Question; readonly competency: Competency },
  indicators: readonly string[],
  answers: readonly MaskedAnswer[],
): Promise<ValidJudgement | null> {
  return askModel(model, {
    messages: judgeMessages(question, competency, indicators, answers),
    schema: judgementSchema,
    read: (text) => check(text, question, indicators, answers),
  });
}

function check(
  text: string,
  question: Question,
  indicators: readonly string[],
  answers: readonly MaskedAnswer[],
): { readonly value: ValidJudgement } | { readonly problem: string } {
  const read = readJudgement(text, indicators.length);
  if ('problem' in read) return read;
  const { score, anchor, missing, evidence: claimed, addresses_question: addressed } = read.judgement;
  const isAddressed = addressed.answer === 'yes';
  const evidence = claimed.flatMap((claim) => quoteOf(claim, question, answers) ?? []);
  if (isAddressed && claimed.length > 0 && evidence.length === 0)
    return { problem: 'None of the quotes stands in the turn that it names, word for word.' };
  const value = {
    score,
    anchor,
    isAddressed,
    evidence,
    droppedQuotes: claimed.length - evidence.length,
    missing: [...new Set(missing)].flatMap((number) => indicators[number - 1] ?? []),
  };
  return { value };
}

/** What was said of the question; what only repeats it, or its anchors, was not. */
function quoteOf(
  { turn, quote }: Judgement['evidence'][number],
  question: Question,
  answers: readonly MaskedAnswer[],
): FoundQuote | null {
  const answer = answers[turn - 1];
  const found = answer ? findQuote(answer, quote) : null;
  const isOwn =
    found && !isCopied(wordsOf(found.span.quote), echoOf(promptsOf(question, answer?.turn.prompt ?? '')));
  return isOwn ? found : null;
}
