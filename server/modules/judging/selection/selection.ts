import type { Question, RoleFamily } from '../../../content/question-bank.ts';
import { conceptBook } from '../evidence/concepts.ts';
import { contentWords } from '../gate/relevance.ts';
import { findPhrases } from '../language/phrases.ts';
import { sameWord, type Word, wordsOf } from '../language/words.ts';
import type { Selection, SelectionRequest } from '../ports.ts';
import { seededRandom, shuffled } from './seeded-random.ts';

/** A word of the prompt says less about what a question asks than one of its concepts. */
const PROMPT_WORD_WEIGHT = 0.25;
/** An interview keeps so many, whatever it is chosen by. */
export const LEAST_COMPETENCIES = 3;

interface Ranked {
  readonly question: Question;
  readonly score: number;
  readonly sharedLabels: readonly string[];
}

/**
 * Chooses core questions of a level and type: those whose concepts a job description speaks of most,
 * else any, spread evenly over the competencies. The same request gives the same questions.
 */
export function selectQuestions(request: SelectionRequest): Selection {
  const { family, count, seed } = request;
  const questions = shuffled(fittingQuestions(request), seededRandom(seed));
  const ranked = rank(questions, family, wordsOf(request.jobDescription ?? ''));
  if (!ranked.some(({ sharedLabels }) => sharedLabels.length > 0)) {
    return { method: 'bank', matchedTerms: [], questions: spread(questions, count) };
  }
  const chosen = bestOf(ranked, count);
  return {
    method: 'overlap',
    matchedTerms: [...new Set(chosen.flatMap(({ sharedLabels }) => sharedLabels))],
    questions: chosen.map(({ question }) => question),
  };
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

function rank(questions: readonly Question[], family: RoleFamily, described: readonly Word[]): Ranked[] {
  const shared = new Map(questions.map((question) => [question, sharedTerms(question, described)]));
  const spokenOf = family.questions.map(
    (question) => shared.get(question) ?? sharedTerms(question, described),
  );
  const rarity = (term: string) => 1 / spokenOf.filter((terms) => terms.has(term)).length;
  return questions
    .map((question) => {
      const terms = shared.get(question) ?? new Map<string, Set<string>>();
      const concepts = new Set([...terms.values()].flatMap((ids) => [...ids]));
      const rare = [...terms.keys()].reduce((sum, term) => sum + rarity(term), 0);
      const asked = contentWords(question.prompt).filter(({ bases }) =>
        described.some((word) => sameWord(word.bases, bases)),
      );
      return {
        question,
        score: concepts.size > 0 ? rare + PROMPT_WORD_WEIGHT * asked.length : 0,
        sharedLabels: question.concepts.filter(({ id }) => concepts.has(id)).map(({ label }) => label),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The words of the description that are synonyms of a question's concepts, with those concepts. */
function sharedTerms(question: Question, described: readonly Word[]): Map<string, Set<string>> {
  const terms = new Map<string, Set<string>>();
  for (const { value, first, last } of findPhrases(described, conceptBook(question))) {
    const term = described
      .slice(first, last + 1)
      .map(({ bases }) => bases.at(-1))
      .join(' ');
    terms.set(term, (terms.get(term) ?? new Set()).add(value));
  }
  return terms;
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
