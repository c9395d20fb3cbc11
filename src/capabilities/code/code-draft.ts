import type { CodeAnswer, CodeDraft, CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import { characterCount } from '../../lib/character-count.ts';

/** The longest source that the contract takes, in characters as they are typed. */
export const sourceMaxLength = 12_000;

/** What is written so far, from the text of the turn; a text that is no draft of code is not lost. */
export function readCodeDraft(text: string, { languages }: CodeTask): CodeDraft {
  const language = languages[0]?.language ?? 'javascript';
  if (text === '') return { language, sources: {} };
  const draft = parsed(text);
  return isCodeDraft(draft) ? draft : { language, sources: { [language]: text } };
}

/** The text of the turn, as drafts of it are kept and saved. */
export const codeDraftText = (draft: CodeDraft): string => JSON.stringify(draft);

/** What the editor shows: what was written in this language, else its starter. */
export function sourceOf({ sources }: CodeDraft, task: CodeTask, language: CodeLanguage): string {
  return sources[language] ?? starterOf(task, language);
}

export function withSource(draft: CodeDraft, source: string): CodeDraft {
  return { ...draft, sources: { ...draft.sources, [draft.language]: source } };
}

/** What is submitted of a draft: the source in the language that is chosen. */
export function codeAnswerText(text: string, task: CodeTask): string {
  const draft = readCodeDraft(text, task);
  const { language } = draft;
  return JSON.stringify({ language, source: sourceOf(draft, task, language) } satisfies CodeAnswer);
}

/** Why the code cannot be submitted as it is; null where it can. */
export function codeProblem(text: string, task: CodeTask): string | null {
  const draft = readCodeDraft(text, task);
  const source = sourceOf(draft, task, draft.language).trim();
  if (source === '' || source === starterOf(task, draft.language).trim()) {
    return 'Write the function first, or choose Skip.';
  }
  const excess = excessOf(sourceOf(draft, task, draft.language));
  return excess === 0 ? null : `Shorten the code by ${new Intl.NumberFormat().format(excess)} characters.`;
}

/** By how many characters a draft is too long to be saved, in all its languages. */
export function excessOfCode(text: string): number {
  if (text.length <= sourceMaxLength) return 0;
  const draft = parsed(text);
  const sources = isCodeDraft(draft) ? Object.values(draft.sources) : [text];
  return sources.reduce((sum, source) => sum + excessOf(source), 0);
}

const excessOf = (source: string): number => Math.max(0, characterCount(source) - sourceMaxLength);

/** The code that a stored answer or draft holds; null where it holds none. */
export function storedCode(text: string): CodeAnswer | null {
  const stored = parsed(text);
  if (isCodeAnswer(stored)) return stored;
  if (!isCodeDraft(stored)) return null;
  const { language, sources } = stored;
  return { language, source: sources[language] ?? '' };
}

const starterOf = ({ languages }: CodeTask, language: CodeLanguage): string =>
  languages.find((one) => one.language === language)?.starter ?? '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isCodeDraft(value: unknown): value is CodeDraft {
  return isObject(value) && 'language' in value && 'sources' in value && isObject(value.sources);
}

function isCodeAnswer(value: unknown): value is CodeAnswer {
  return isObject(value) && 'language' in value && 'source' in value && typeof value.source === 'string';
}
