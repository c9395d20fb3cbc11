import type { AnswerFindings } from '../../platform/database/schema/interviews.ts';
import { judgeAnswer } from '../assessment/judge-answer-service.ts';
import type { JudgingEngine } from '../assessment/ports.ts';
import { answerToJudge, judgedAnswer } from '../interviews/practice/feedback/judged-answer-service.ts';
import { type AnswerTry, isAnswered, triesAt } from '../interviews/session/review.ts';
import type { SessionState } from '../interviews/session/session-state.ts';

/** Questions judged at the same time: an endpoint has others to serve too. */
const AT_ONCE = 4;

/** A further answer to a question of a practice. */
interface JudgedRetry {
  readonly turns: AnswerTry;
  readonly findings: AnswerFindings;
}

/** What was found in the answer to a core question, and in those that were tried after it. */
export interface JudgedQuestion {
  readonly findings: AnswerFindings;
  readonly retries: readonly JudgedRetry[];
}

export interface SessionToJudge {
  readonly state: SessionState;
  readonly names: readonly string[];
  /** Whether all is judged anew, also what its candidate has read before. */
  readonly isAgain: boolean;
}

/**
 * What is found in each core question, in order. Programs run one after the other: those of others run beside.
 * @throws EngineUnavailable where the engine cannot judge now; where the sandbox of code breaks
 */
export async function judgeSession(
  engine: JudgingEngine,
  session: SessionToJudge,
): Promise<readonly JudgedQuestion[]> {
  const { questions } = session.state.interview;
  const judged: JudgedQuestion[] = [];
  let lastProgram: Promise<unknown> = Promise.resolve();
  while (judged.length < questions.length) {
    const begun = judged.length;
    const next = questions.slice(begun, begun + AT_ONCE).map(({ type }, index) => {
      const judge = () => judgeQuestion(engine, session, begun + index + 1);
      if (type !== 'coding') return judge();
      const program = lastProgram.then(judge);
      lastProgram = program;
      return program;
    });
    judged.push(...(await allEnded(next)));
  }
  return judged;
}

/** What came of all; where one failed it throws only once none is judged any more, for the session is judged again. */
async function allEnded<T>(judging: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(judging);
  return Promise.all(judging);
}

async function judgeQuestion(
  engine: JudgingEngine,
  { state, names, isAgain }: SessionToJudge,
  number: number,
): Promise<JudgedQuestion> {
  const judge = (tried: AnswerTry) => {
    const answer = answerToJudge(state, number, tried, names);
    return isAgain ? judgeAnswer(engine, answer) : judgedAnswer(engine, answer, tried);
  };
  const [first = [], ...further] = triesAt(state, number);
  const findings = await judge(first);
  const retries: JudgedRetry[] = [];
  for (const turns of further.filter(isAnswered)) retries.push({ turns, findings: await judge(turns) });
  return { findings, retries };
}
