import type { CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import { languageNames } from './cases/run-words.ts';
import { readCodeDraft, sourceOf } from './code-draft.ts';

/** Why code would pass no case, as far as its grammar tells; null where it may, or without the editor, which knows. */
export async function unreadableCode(text: string, task: CodeTask): Promise<string | null> {
  const draft = readCodeDraft(text, task);
  const { language } = draft;
  return whyNoCase(language, sourceOf(draft, task, language), task.function_name);
}

async function whyNoCase(language: CodeLanguage, source: string, name: string): Promise<string | null> {
  try {
    const { brokenLine, definesName } = await import(
      /* webpackChunkName: "code-editor" */ './editor/broken-line.ts'
    );
    const line = brokenLine(language, source);
    if (line !== null) return `${languageNames[language]} can’t read line ${line}.`;
    return definesName(language, source, name) ? null : `There’s no function called ${name}.`;
  } catch {
    return null;
  }
}
