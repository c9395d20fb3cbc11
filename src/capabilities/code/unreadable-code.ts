import type { CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import type { ConfirmOptions } from '../../stores/confirm-store.ts';
import { languageNames } from './cases/run-words.ts';
import { readCodeDraft, sourceOf } from './code-draft.ts';

/** Asks before code is submitted that passes no case; null where it may, or without the editor, which knows. */
export async function unreadableCode(text: string, task: CodeTask): Promise<ConfirmOptions | null> {
  const draft = readCodeDraft(text, task);
  const { language } = draft;
  const why = await whyNoCase(language, sourceOf(draft, task, language), task.function_name);
  if (why === null) return null;
  return {
    title: 'Submit code that does not run?',
    message: `${why} It would pass no case.`,
    confirmLabel: 'Submit anyway',
    cancelLabel: 'Keep writing',
    variant: 'warning',
  };
}

/** What of the code keeps it from running, as far as its grammar tells. */
async function whyNoCase(language: CodeLanguage, source: string, name: string): Promise<string | null> {
  try {
    const { brokenLine, definesName } = await import(
      /* webpackChunkName: "code-editor" */ './editor/broken-line.ts'
    );
    const line = brokenLine(language, source);
    if (line !== null) return `${languageNames[language]} can’t read the code: see line ${line}.`;
    return definesName(language, source, name) ? null : `There is no function called ${name}.`;
  } catch {
    return null;
  }
}
