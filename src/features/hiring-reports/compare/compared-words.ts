import type {
  ComparedCell,
  ComparedColumn,
  ComparedRating,
  HiringComparison,
} from '../../../../openapi/gen/types.gen.ts';
import { engineWords } from '../words.ts';

/** What is drawn of a comparison, as a table or as cards. */
export interface ShownComparison {
  readonly comparison: HiringComparison;
  /** Of the columns, in their order. */
  readonly names: readonly string[];
  readonly isHidden: boolean;
  /** Rows whose quotes are open, as `rowKey` has them. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (row: string) => void;
}

export const FOUND_BY = ['people', 'engine'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

export const foundByWords: Readonly<Record<FoundBy, string>> = { people: 'People', engine: 'Engine' };

export const rowKey = (competencyId: string, by: FoundBy) => `${competencyId} ${by}`;

const FIRST_LETTER = 65;

/** Names, or letters in their place. */
export const namesOf = ({ columns }: HiringComparison, isHidden: boolean): string[] =>
  columns.map(({ candidate }, at) =>
    isHidden ? `Candidate ${String.fromCharCode(FIRST_LETTER + at)}` : candidate.full_name,
  );

/** Why an attempt is not compared; empty where it is. */
export const differenceWords = (column: ComparedColumn): string[] =>
  column.differs.map((difference) => {
    const { interview, rubric_version: version, engine } = column;
    const words = {
      interview: `Other interview: ${interview.title}`,
      rubric: `Other rubric: v${version}`,
      engine: engine ? `Other engine: ${engineWords(engine)}` : 'Other engine',
      attempt: 'A later attempt counts',
    };
    return words[difference];
  });

const NOTHING = '–';

/** What people or the engine say of a competency in a few characters. */
export function cellWords(cell: ComparedCell | undefined, by: FoundBy): string {
  if (!cell) return NOTHING;
  if (by === 'people') return cell.people.map(({ score }) => score ?? NOTHING).join(', ') || NOTHING;
  const { score = null, checks = null } = cell.engine ?? {};
  return checks ? `${checks.found}/${checks.of}` : score === null ? NOTHING : String(score);
}

interface Quoted {
  /** Who cites it; empty for an engine. */
  readonly by: string;
  readonly quotes: readonly string[];
}

/** The words that a cell rests on, and what the engine found missing. */
export function quotesOf({ people, engine }: ComparedCell, by: FoundBy): Quoted[] {
  if (by === 'people')
    return people.map((rating) => ({ by: nameOf(rating), quotes: rating.citations.map(citationWords) }));
  if (!engine) return [];
  return [
    { by: '', quotes: [...engine.quotes.map(quoted), ...engine.missing.map((one) => `Missing: ${one}`)] },
  ];
}

const nameOf = ({ rater, score }: ComparedRating) =>
  `${rater?.full_name ?? 'Former member'}: ${score ?? 'not assessed'}`;

const quoted = (quote: string) => `“${quote}”`;

const citationWords = ({ quote, question_number: number }: ComparedRating['citations'][number]) =>
  quote === null ? `Question ${number}` : quoted(quote);
