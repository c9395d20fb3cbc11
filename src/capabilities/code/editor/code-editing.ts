import type { RefCallback } from 'react';
import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';

/** What an editor of code works on, whatever it looks like. It holds the text itself and tells every change. */
export interface CodeEditing {
  readonly language: CodeLanguage;
  /** What it begins with; later values are not looked at. */
  readonly initial: string;
  readonly readOnly: boolean;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly inputRef: RefCallback<HTMLElement>;
  readonly onChange: (source: string) => void;
}
