import type { ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import type { Mark } from '../scorecards/mark-rules.ts';
import type { LiveEventRow } from './room-repository.ts';

/** What a candidate wrote while a question was on the screen. */
export interface AskedInRoom {
  readonly questionNumber: number;
  readonly askedAt: Date;
  readonly answer: string | null;
}

type Happened = Pick<LiveEventRow, 'kind' | 'userId' | 'text' | 'questionNumber' | 'at'>;

/** The questions that were put on the screen, each once, with what the candidate wrote under it. */
export function askedQuestions(events: readonly Happened[], candidateId: string): AskedInRoom[] {
  const asked = new Map<number, { askedAt: Date; lines: string[] }>();
  let shown: { lines: string[] } | undefined;
  for (const { kind, userId, text, questionNumber, at } of events) {
    if (kind === 'question' && questionNumber !== null) {
      const known = asked.get(questionNumber) ?? { askedAt: at, lines: [] };
      asked.set(questionNumber, known);
      shown = known;
    }
    if (kind === 'chat' && userId === candidateId) shown?.lines.push(text);
  }
  return [...asked].map(([questionNumber, { askedAt, lines }]) => ({
    questionNumber,
    askedAt,
    answer: lines.length > 0 ? lines.join('\n') : null,
  }));
}

/** As many can be cited of one competency. */
const MOST_CITED = 20;

/** What an interviewer marked, as the beginning of their scorecard; undefined where they marked nothing. */
export function draftOfMarks(
  marks: readonly Mark[],
  competencyOf: (questionNumber: number) => string | undefined,
): ScorecardDraft | undefined {
  const cited = Map.groupBy(marks, ({ questionNumber }) => competencyOf(questionNumber));
  const ratings = [...cited].flatMap(([competency_id, own]) => {
    if (competency_id === undefined) return [];
    const moments = own.slice(0, MOST_CITED).map(({ questionNumber, position }) => ({
      question_number: questionNumber,
      mark_position: position,
    }));
    return [{ competency_id, moments }];
  });
  return ratings.length > 0 ? { ratings, overall: null, reason: '' } : undefined;
}
