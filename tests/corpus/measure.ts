import { readFileSync } from 'node:fs';
import { searchBank } from '../../server/checklist/bank-search.ts';
import { checkAnswer } from '../../server/checklist/checklist.ts';
import { gateTurn } from '../../server/checklist/gate/gate.ts';
import { everyQuestionOf, roleFamilies } from '../../server/content/role-families.ts';

const marked = ['context', 'action', 'result', 'specifics'] as const;

/** An answer for measuring; what its marks are is known of a sample only. */
interface CorpusAnswer {
  readonly id: string;
  readonly question: string;
  readonly kind: 'valid' | 'worthless';
  readonly label: string;
  readonly answer: string;
  readonly spans?: Partial<Readonly<Record<(typeof marked)[number], readonly string[]>>>;
}

/** A share: so many of so many. */
export interface Rate {
  readonly hits: number;
  readonly of: number;
}

/** Rates alone: nobody reads the answers of the set that is held out. */
export interface Measured {
  /** Valid answers that pass the gate and have an action, a result or specifics found. */
  readonly validWithEvidence: Rate;
  /** Worthless answers of which nothing is found, by their label too. */
  readonly worthlessEarningNothing: Rate;
  readonly worthlessByLabel: Readonly<Record<string, Rate>>;
  /** Gate errors both ways: valid answers refused, worthless ones let through. */
  readonly validRefused: Rate;
  readonly worthlessPassing: Rate;
  /** Valid answers told that no concept of their question was recognised, and answers on another matter that are. */
  readonly validToldElsewhere: Rate;
  readonly offTopicToldElsewhere: Rate;
  readonly spans: Readonly<Record<string, { readonly precision: Rate; readonly recall: Rate }>>;
}

type Place = readonly [start: number, end: number];

export function measure(set: 'dev' | 'held-out'): Measured {
  const judged = read(set).map(judge);
  const valid = judged.filter(({ kind }) => kind === 'valid');
  const worthless = judged.filter(({ kind }) => kind === 'worthless');
  const offTopic = worthless.filter(({ label }) => label === 'off-topic');
  const sampled = judged.filter(({ expected }) => expected);
  return {
    validWithEvidence: rate(valid, ({ passes, hasEvidence }) => passes && hasEvidence),
    worthlessEarningNothing: rate(worthless, ({ found }) => found === 0),
    worthlessByLabel: Object.fromEntries(
      [...Map.groupBy(worthless, ({ label }) => label)].map(([label, some]) => [
        label,
        rate(some, ({ found }) => found === 0),
      ]),
    ),
    validRefused: rate(valid, ({ passes }) => !passes),
    worthlessPassing: rate(worthless, ({ passes }) => passes),
    validToldElsewhere: rate(valid, ({ isElsewhere }) => isElsewhere),
    offTopicToldElsewhere: rate(offTopic, ({ isElsewhere }) => isElsewhere),
    spans: Object.fromEntries(
      marked.map((check) => {
        const pairs = sampled.map(
          ({ places, expected }) => [places[check], expected?.[check] ?? []] as const,
        );
        const precision = sum(pairs.map(([found, wanted]) => rate(found, (one) => meets(one, wanted))));
        const recall = sum(pairs.map(([found, wanted]) => rate(wanted, (one) => meets(one, found))));
        return [check, { precision, recall }];
      }),
    ),
  };
}

const bank = roleFamilies.flatMap(everyQuestionOf);
const isNear = searchBank(bank);

function judge({ question: id, kind, label, answer, spans }: CorpusAnswer) {
  const question = bank.find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id} in the bank`);
  const turn = { turnId: 'core', prompt: question.prompt, answer };
  const checklist = checkAnswer(question, [turn], isNear);
  const placesOf = (check: (typeof marked)[number]): Place[] =>
    checklist?.items.find((item) => item.check === check)?.evidence.map(({ start, end }) => [start, end]) ??
    [];
  const places = Object.fromEntries(marked.map((check) => [check, placesOf(check)])) as Record<
    (typeof marked)[number],
    Place[]
  >;
  return {
    kind,
    label,
    places,
    expected: spans && placesIn(answer, spans),
    passes: gateTurn(question, turn).outcome === 'answered',
    found: checklist?.found ?? 0,
    hasEvidence: places.action.length + places.result.length + places.specifics.length > 0,
    isElsewhere: checklist?.note !== undefined,
  };
}

function placesIn(answer: string, spans: NonNullable<CorpusAnswer['spans']>) {
  const place = (text: string): Place => [answer.indexOf(text), answer.indexOf(text) + text.length];
  return Object.fromEntries(
    marked.map((check) => [check, (spans[check] ?? []).map(place).filter(([start]) => start >= 0)]),
  ) as Record<(typeof marked)[number], Place[]>;
}

function meets([start, end]: Place, others: readonly Place[]): boolean {
  return others.some((other) => start < other[1] && other[0] < end);
}

function rate<T>(all: readonly T[], isHit: (one: T) => boolean): Rate {
  return { hits: all.filter(isHit).length, of: all.length };
}

function sum(rates: readonly Rate[]): Rate {
  return rates.reduce((all, { hits, of }) => ({ hits: all.hits + hits, of: all.of + of }), {
    hits: 0,
    of: 0,
  });
}

function read(set: string): readonly CorpusAnswer[] {
  return JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8'));
}
