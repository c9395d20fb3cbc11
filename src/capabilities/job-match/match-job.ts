import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { type ResumePlace, resumePlaces } from './resume-places.ts';
import { isCommon, isNamed, keyOfPhrase, type Word, wordsOf } from './terms.ts';

/** Where a term stands in a resume, and in which form. */
interface TermPlace {
  readonly where: string;
  readonly form: string;
}

export interface MatchedTerm {
  /** As the job description writes it. */
  readonly term: string;
  /** How often the job description has it, and in which line first, from 1. */
  readonly count: number;
  readonly line: number;
  readonly places: readonly TermPlace[];
  /** Whether a list names it, but no work, project or other experience. */
  readonly isOnlyListed: boolean;
}

export interface JobMatch {
  readonly both: readonly MatchedTerm[];
  readonly onlyJob: readonly MatchedTerm[];
  /** Skills of the resume that the job description does not name. */
  readonly onlyResume: readonly TermPlace[];
}

/** A term is at most this many words. */
const MOST_WORDS = 3;
const MOST_TERMS = 150;

interface JobTerm {
  readonly term: string;
  count: number;
  readonly line: number;
}

/** Compares the terms of a job description with those of a resume; says nothing of how well they fit. */
export function matchJob(description: string, draft: ResumeDraft): JobMatch {
  const lines = description.split('\n');
  const places = resumePlaces(draft);
  const terms = jobTerms(lines, new Set(places.flatMap(({ skill }) => (skill ? [keyOfPhrase(skill)] : []))));
  const matched = [...terms].slice(0, MOST_TERMS).map(([key, { term, count, line }]) => {
    const found = placesOf(key, places);
    return {
      ...{ term, count, line: line + 1, places: found.map(({ where, form }) => ({ where, form })) },
      isOnlyListed: found.length > 0 && found.every(({ isExperience }) => !isExperience),
    };
  });
  const jobText = ` ${lines
    .flatMap(wordsOf)
    .map(({ key }) => key)
    .join(' ')} `;
  const onlyResume = places.flatMap(({ skill, where }) =>
    skill && !jobText.includes(` ${keyOfPhrase(skill)} `) ? [{ where, form: skill }] : [],
  );
  return {
    both: matched.filter((term) => term.places.length > 0),
    onlyJob: matched.filter((term) => term.places.length === 0),
    onlyResume: onlyResume.filter(
      ({ form }, index) =>
        onlyResume.findIndex((one) => keyOfPhrase(one.form) === keyOfPhrase(form)) === index,
    ),
  };
}

/** Names, what is said more than once, and what the resume calls a skill, in the order of the description. */
function jobTerms(lines: readonly string[], skills: ReadonlySet<string>): Map<string, JobTerm> {
  const terms = new Map<string, JobTerm>();
  const counts = phraseCounts(lines);
  for (const [line, text] of lines.entries())
    for (const phrase of termsOfLine(wordsOf(text), skills, counts)) {
      const key = phrase.map((word) => word.key).join(' ');
      const known = terms.get(key);
      if (known) known.count += 1;
      else terms.set(key, { term: phrase.map(({ form }) => form).join(' '), count: 1, line });
    }
  return terms;
}

function termsOfLine(
  words: readonly Word[],
  skills: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): Word[][] {
  const terms: Word[][] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, skills, counts);
    if (phrase) terms.push(phrase);
    at += phrase?.length ?? 1;
  }
  return terms;
}

/** The longest term that begins with a word. */
function phraseAt(
  words: readonly Word[],
  at: number,
  skills: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): Word[] | null {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (phrase.length < length || phrase.slice(1).some(({ isApart }) => isApart)) continue;
    const key = phrase.map((word) => word.key).join(' ');
    if (skills.has(key)) return phrase;
    if (phrase.some(({ form }) => isCommon(form) || form.length === 1)) continue;
    if (phrase.every(isNamed)) return phrase;
    if ((counts.get(key) ?? 0) > 1 && phrase.every(({ form }) => form.length > 3)) return phrase;
  }
  return null;
}

function phraseCounts(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of lines.map(wordsOf))
    for (const at of words.keys())
      for (let length = 1; length <= MOST_WORDS; length += 1) {
        const phrase = words.slice(at, at + length);
        if (phrase.length < length || phrase.slice(1).some(({ isApart }) => isApart)) break;
        const key = phrase.map((word) => word.key).join(' ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return counts;
}

function placesOf(key: string, places: readonly ResumePlace[]) {
  const keys = key.split(' ');
  return places.flatMap(({ where, words, isExperience }) => {
    const joined = words.map((word) => word.key).join(' ');
    if (!` ${joined} `.includes(` ${key} `)) return [];
    // A name can be one word here and several there: AWS, Amazon Web Services.
    const at = words.findIndex((_, index) =>
      ` ${words
        .slice(index)
        .map((word) => word.key)
        .join(' ')} `.startsWith(` ${key} `),
    );
    let length = 1;
    while (
      words
        .slice(at, at + length)
        .map((word) => word.key)
        .join(' ')
        .split(' ').length < keys.length
    )
      length += 1;
    return [
      {
        where,
        isExperience,
        form: words
          .slice(at, at + length)
          .map(({ form }) => form)
          .join(' '),
      },
    ];
  });
}
