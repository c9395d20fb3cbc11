import type { TurnKind, TurnOutcome } from '../../../openapi/gen/types.gen.ts';
import type { FollowUpKind } from '../../checklist/types.ts';
import type { Competency } from '../../content/question-bank.ts';
import type { AnswerFindings, AskedQuestion } from '../../platform/database/schema/interviews.ts';
import { judgeCode } from './exact/judge-code-service.ts';
import { judgeChoice } from './exact/score-choice.ts';
import { skippedAssessment } from './llm/evaluation/assessment.ts';
import type { JudgingEngine, SpokenTurn } from './ports.ts';
import { withValidQuotes } from './quotes.ts';

/** A turn as it was closed. */
interface ClosedTurn {
  readonly id: string;
  readonly kind: TurnKind;
  readonly prompt: string;
  readonly followUpKind: FollowUpKind | null;
  readonly outcome: TurnOutcome | null;
  readonly answer: string | null;
}

export interface AnswerToJudge {
  readonly question: AskedQuestion;
  readonly competency: Competency;
  /** The turn in which it was asked and its follow-ups, in order. */
  readonly asked: readonly ClosedTurn[];
  /** The candidate's own, which no model has to know. */
  readonly names: readonly string[];
  /** All that they wrote in this session: who is named there no model has to know either. */
  readonly elsewhere: readonly string[];
  /** Nobody but the candidate sees it, and it is judged once. */
  readonly isPractice: boolean;
}

const nothing: AnswerFindings = { checklist: null, assessment: null, exact: null };

/**
 * What is found in the answer to one core question: held against its key or cases, the same with either engine,
 * or by the engine. All is null where nothing could be looked at.
 * @throws EngineUnavailable where the engine cannot judge now; where the sandbox of code breaks
 */
export async function judgeAnswer(engine: JudgingEngine, answer: AnswerToJudge): Promise<AnswerFindings> {
  const { question, competency, asked, names, elsewhere, isPractice } = answer;
  const [core] = asked;
  const text = core?.answer ?? null;
  const outcome = core?.outcome ?? null;
  if (question.type === 'coding')
    return { ...nothing, exact: await judgeCode(question, { text, outcome, isPractice }) };
  if (question.type === 'multiple_choice')
    return { ...nothing, exact: judgeChoice(question, { text, outcome }) };
  const turns = asked.flatMap(scorable);
  if (turns.length === 0)
    return isSkipped(engine, core) ? { ...nothing, assessment: skippedAssessment } : nothing;
  const isTwice = !isPractice;
  const judgement = await engine.evaluate({ question, competency, turns, names, elsewhere, isTwice });
  if (!judgement) return nothing;
  const { checklist, assessment } = judgement;
  return { ...nothing, assessment, checklist: checklist && withValidQuotes(checklist, turns) };
}

/** Whether there is anything in words that an engine has to look at. */
export function isForEngine({ question, asked }: Pick<AnswerToJudge, 'question' | 'asked'>): boolean {
  const isInWords = question.type !== 'coding' && question.type !== 'multiple_choice';
  return isInWords && asked.flatMap(scorable).length > 0;
}

/** Only what was submitted and passed the gate is looked at. */
function scorable({ id, kind, prompt, followUpKind, outcome, answer }: ClosedTurn): SpokenTurn[] {
  if (outcome !== 'answered' || answer === null) return [];
  return [{ turnId: id, prompt, answer, followUpKind, ...(kind === 'retry' && { isRetry: true }) }];
}

/** A checklist has nothing to say of a skip; where there are scores it is the lowest. */
function isSkipped({ description }: JudgingEngine, core: ClosedTurn | undefined): boolean {
  return description.name === 'llm' && core?.outcome === 'skipped';
}
