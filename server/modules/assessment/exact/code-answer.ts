import { z } from 'zod';
import type { CodeAnswer, CodeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { CodeQuestion } from '../../../content/coding/coding-set.ts';
import { jsonOf } from '../../../platform/json.ts';
import { starterOf } from './code-question.ts';

const language = z.enum(['javascript', 'python']);
const source = z.string();

const answerSchema: z.ZodType<CodeAnswer> = z.strictObject({ language, source });
const draftSchema: z.ZodType<CodeDraft> = z.strictObject({
  language,
  sources: z.strictObject({ javascript: source.optional(), python: source.optional() }),
});

/** The code that a text submits; null where it is none, or nothing was written to what the editor began with. */
export function answeredCode(question: CodeQuestion, text: string): CodeAnswer | null {
  const answer = answerSchema.safeParse(jsonOf(text)).data;
  if (!answer) return null;
  const written = answer.source.trim();
  return written && written !== starterOf(question, answer.language).trim() ? answer : null;
}

/**
 * Whether code gives the name of the function that is asked for to anything. Read by its words alone, so that a comment
 * may pass for code, but no function is missed.
 */
export function definesFunction({ language, source }: CodeAnswer, name: string): boolean {
  return definitions[language](name).test(source);
}

/** Names of functions are lower-case letters. */
const definitions: Record<CodeAnswer['language'], (name: string) => RegExp> = {
  javascript: (name) =>
    new RegExp(
      `\\b(function\\s*\\*?|class)\\s+${name}\\b|(const|let|var)\\b[^=;]*\\b${name}\\b|\\b${name}\\s*[=:}]`,
    ),
  python: (name) => new RegExp(`\\b(def|class|as|import|for)\\b[^\\n]*\\b${name}\\b|\\b${name}\\s*[,:=]`),
};

/** The code in the text of an answer or a draft, to be shown; null where there is none. */
export function writtenCode(text: string): CodeAnswer | null {
  const code = readCode(text);
  if (!code || 'source' in code) return code;
  const { language, sources } = code;
  return { language, source: sources[language] ?? '' };
}

/** What the text of an answer or a draft says of code; null for any other text. */
export function readCode(text: string): CodeAnswer | CodeDraft | null {
  const json = jsonOf(text);
  return answerSchema.safeParse(json).data ?? draftSchema.safeParse(json).data ?? null;
}

/** The code of an answer or a draft in each of its languages; any other text is all of it. */
export function writtenSources(text: string): string[] {
  const code = readCode(text);
  if (!code) return [text];
  return 'source' in code ? [code.source] : Object.values(code.sources);
}
