import { stemmer } from 'stemmer';
import { COMMON_WORDS } from './common-words.ts';

/** A word of a text, and how two texts can have it in common. */
export interface Word {
  /** As it is written. */
  readonly form: string;
  readonly key: string;
  /** Whether a sentence, a line or an item begins with it. */
  readonly isFirst: boolean;
  /** Whether a mark stands between it and the word before. */
  readonly isApart: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’&/.+#-]*[\p{L}\p{N}\p{M}+#])?/gu;

/** Other names of the same thing. */
const SAME: Readonly<Record<string, string>> = {
  ...{ js: 'javascript', ts: 'typescript', k8s: 'kubernetes', postgres: 'postgresql', golang: 'go' },
  ...{
    'node.js': 'node',
    nodejs: 'node',
    reactjs: 'react',
    'react.js': 'react',
    vuejs: 'vue',
    'vue.js': 'vue',
  },
  ...{ gcp: 'google cloud platform', aws: 'amazon web services', ml: 'machine learning' },
};

/** What is compared of a word: small, by its stem where it is an ordinary one; a short form is what it stands for. */
export const keyOfPhrase = (phrase: string): string =>
  (phrase.match(WORD) ?? [])
    .map((form) => form.toLocaleLowerCase('en').replace(/[’']s$/, ''))
    .flatMap((word) => (SAME[word] ?? word).split(' '))
    .map((word) => (/^[a-z]{4,}$/.test(word) ? stemmer(word) : word))
    .join(' ');

export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of line.matchAll(WORD)) {
    const [form] = match;
    const between = line.slice(end, match.index);
    const isFirst = words.length === 0 || /[.!?:•–—-]\s*$/u.test(between);
    words.push({
      form,
      key: keyOfPhrase(form),
      isFirst,
      isApart: words.length === 0 || /[^\s]/u.test(between),
    });
    end = match.index + form.length;
  }
  return words;
}

export const isCommon = (form: string): boolean => COMMON_WORDS.has(form.toLocaleLowerCase('en'));

/** Whether a word is a name or an abbreviation: SQL, Node.js, Kubernetes, C++. */
export const isNamed = ({ form, isFirst }: Word): boolean =>
  /^\p{Lu}[\p{Lu}\p{N}&/+#.-]+$/u.test(form) ||
  /\p{Ll}\p{Lu}|[+#]|\p{L}\p{N}|\p{L}\.\p{L}/u.test(form) ||
  (/^\p{Lu}/u.test(form) && !isFirst);
