import { findConcepts } from '../../../checklist/evidence/concepts.ts';
import { carryingWords } from '../../../checklist/language/everyday-words.ts';
import type { Sentence } from '../../../checklist/language/sentences.ts';
import { type Word, wordsOf } from '../../../checklist/language/words.ts';
import type { Question, RoleFamily } from '../../../content/question-bank.ts';
import type { Selection, SelectionRequest } from '../ports.ts';
import { seededRandom, shuffled } from './seeded-random.ts';

/** A word of a subject says less about what a question asks than one of the concepts that belong in its answer. */
const SUBJECT_WORD_WEIGHT = 0.25;
/** So many say by what the questions were chosen; more of them would be the pasted text again. */
const MOST_TERMS = 12;
/** An interview keeps so many, whatever it is chosen by. */
export const LEAST_COMPETENCIES = 3;

interface Ranked {
  readonly question: Question;
  readonly score: number;
  /** What the description has in common with it, in the description's own words. */
  readonly shared: readonly Shared[];
}

/** Words of a description that follow each other. */
interface Shared {
  /** In their ground form, by which they are the same as others. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Chooses core questions of a level and type: those whose subject and concepts a job description speaks of
 * most, else any, spread evenly over the competencies. The same request gives the same questions.
 */
export function selectQuestions(request: SelectionRequest): Selection {
  const { family, count, seed, jobDescription } = request;
  const questions = shuffled(fittingQuestions(request), seededRandom(seed));
  if (jobDescription === null)
    return { method: 'bank', matchedTerms: [], questions: spread(questions, count) };
  const ranked = rank(questions, family, jobDescription);
  if (!ranked.some(({ shared }) => shared.length > 0)) {
    return { method: 'overlap', matchedTerms: [], questions: spread(questions, count) };
  }
  const chosen = bestOf(ranked, count);
  return {
    method: 'overlap',
    matchedTerms: wordingsOf(
      chosen.flatMap(({ shared }) => shared),
      jobDescription,
    ),
    questions: chosen.map(({ question }) => question),
  };
}

/** How a description puts what is shared, each once and in its order; a word within a longer piece is left out. */
function wordingsOf(shared: readonly Shared[], description: string): string[] {
  const isWithin = (one: Shared, other: Shared) =>
    one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start;
  const wordings = new Map<string, string>();
  for (const one of shared.toSorted((a, b) => a.start - b.start))
    if (!wordings.has(one.term) && !shared.some((other) => isWithin(one, other)))
      wordings.set(one.term, description.slice(one.start, one.end).replaceAll(/\s+/g, ' '));
  return [...wordings.values()].slice(0, MOST_TERMS);
}

/** The questions of the family that have the level and the type. */
export function fittingQuestions({ family, level, questionType }: SelectionRequest): readonly Question[] {
  return family.questions.filter(
    (question) =>
      question.levels.includes(level) && (questionType === 'mixed' || question.type === questionType),
  );
}

/** One question of each competency after the other, until there are enough. */
function spread(questions: readonly Question[], count: number): Question[] {
  const rounds = new Map<string, number>();
  const withRound = questions.map((question) => {
    const round = rounds.get(question.competency) ?? 0;
    rounds.set(question.competency, round + 1);
    return { question, round };
  });
  return withRound
    .toSorted((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ question }) => question);
}

function rank(questions: readonly Question[], family: RoleFamily, description: string): Ranked[] {
  const described = { source: description, words: wordsOf(description) };
  const concepts = new Map(
    family.questions.map((question) => [question, sharedConcepts(question, described)]),
  );
  const spokenOf = [...concepts.values()].map((shared) => new Set(shared.map(({ term }) => term)));
  const rarity = (term: string) => 1 / spokenOf.filter((terms) => terms.has(term)).length;
  return questions
    .map((question) => {
      const shared = concepts.get(question) ?? [];
      const terms = new Set(shared.map(({ term }) => term));
      const rare = [...terms].reduce((sum, term) => sum + rarity(term), 0);
      const subject = sharedSubject(question, family, described.words);
      const subjectWords = new Set(subject.map(({ term }) => term)).size;
      return {
        question,
        score: rare + SUBJECT_WORD_WEIGHT * subjectWords,
        shared: [...shared, ...subject],
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Where a description says synonyms of a question's concepts. */
function sharedConcepts(question: Question, described: Sentence): Shared[] {
  return findConcepts(described, question).map(({ first, last }) =>
    sharedOf(described.words.slice(first, last + 1)),
  );
}

/** Where it says words that carry what the question or its competency is about. */
function sharedSubject(question: Question, family: RoleFamily, described: readonly Word[]): Shared[] {
  const subject = subjectOf(question, family);
  return carryingWords(described)
    .filter(({ stem }) => subject.has(stem))
    .map((word) => sharedOf([word]));
}

const subjects = new WeakMap<Question, ReadonlySet<string>>();

function subjectOf(question: Question, family: RoleFamily): ReadonlySet<string> {
  const known = subjects.get(question);
  if (known) return known;
  const { prompt, competency, concepts } = question;
  const { name = '', description = '' } = family.competencies.find(({ id }) => id === competency) ?? {};
  const texts = [prompt, name, description, ...concepts.map(({ label }) => label)].join('. ');
  const subject = new Set(carryingWords(wordsOf(texts)).map(({ stem }) => stem));
  subjects.set(question, subject);
  return subject;
}

function sharedOf(words: readonly Word[]): Shared {
  return {
    term: words.map(({ stem }) => stem).join(' '),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
  };
}

/** The highest ranked, but no competency more than its share, so that an interview keeps three or more. */
function bestOf(ranked: readonly Ranked[], count: number): Ranked[] {
  const share = Math.ceil(count / LEAST_COMPETENCIES);
  const taken = new Map<string, number>();
  const within = ranked.filter(({ question: { competency } }) => {
    const number = (taken.get(competency) ?? 0) + 1;
    taken.set(competency, number);
    return number <= share;
  });
  const beyond = ranked.filter((entry) => !within.includes(entry));
  return [...within, ...beyond].slice(0, count).toSorted((a, b) => b.score - a.score);
}
