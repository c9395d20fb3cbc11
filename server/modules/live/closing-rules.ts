import type { ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import type { LiveEventRow } from './room-repository.ts';

/** What a candidate wrote while a question was on the screen. */
export interface AskedInRoom {
  readonly questionNumber: number;
  readonly askedAt: Date;
  readonly answer: string | null;
}

type Happened = Pick<LiveEventRow, 'kind' | 'userId' | 'text' | 'questionNumber' | 'rating' | 'at'>;

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

const MOST_LETTERS = 4000;

/** What an interviewer marked, as the beginning of their scorecard; undefined where they marked nothing. */
export function draftOfMarks(
  events: readonly Happened[],
  userId: string,
  competencyOf: (questionNumber: number) => string | undefined,
): ScorecardDraft | undefined {
  const lines: string[] = [];
  const cited = new Map<string, Set<number>>();
  let shown: number | null = null;
  for (const event of events) {
    if (event.kind === 'question') shown = event.questionNumber;
    if (event.kind !== 'mark' || event.userId !== userId) continue;
    const where = shown === null ? '' : `Question ${shown}: `;
    lines.push([`${where}${event.text}`, event.rating && `(${event.rating}/5)`].filter(Boolean).join(' '));
    const competency = shown === null ? undefined : competencyOf(shown);
    if (shown !== null && competency) cited.set(competency, (cited.get(competency) ?? new Set()).add(shown));
  }
  if (lines.length === 0) return undefined;
  return {
    ratings: [...cited].map(([competency_id, numbers]) => ({
      competency_id,
      moments: [...numbers].map((question_number) => ({ question_number })),
    })),
    overall: null,
    reason: lines.join('\n').slice(0, MOST_LETTERS),
  };
}
