import type { CodeTask } from '../../../openapi/gen/types.gen.ts';
import type { ConfirmOptions } from '../../stores/confirm-store.ts';
import { languageNames } from './cases/run-words.ts';
import { readCodeDraft, sourceOf } from './code-draft.ts';

/** Asks before code is submitted that cannot be run; null where it can, or without the editor, which knows. */
export async function unreadableCode(text: string, task: CodeTask): Promise<ConfirmOptions | null> {
  const draft = readCodeDraft(text, task);
  const { language } = draft;
  const line = await brokenLineOf(language, sourceOf(draft, task, language));
  if (line === null) return null;
  return {
    title: 'Hand in code that does not run?',
    message: `It looks as if ${languageNames[language]} cannot read the code: see line ${line}. Code that cannot be read passes no case.`,
    confirmLabel: 'Hand it in',
    cancelLabel: 'Keep writing',
    variant: 'warning',
  };
}

async function brokenLineOf(...code: Parameters<typeof import('./editor/broken-line.ts').brokenLine>) {
  try {
    const { brokenLine } = await import(/* webpackChunkName: "code-editor" */ './editor/broken-line.ts');
    return brokenLine(...code);
  } catch {
    return null;
  }
}
