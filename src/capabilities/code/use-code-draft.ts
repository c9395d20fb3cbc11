import { useRef, useState } from 'react';
import type { CodeDraft, CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import { codeDraftText, readCodeDraft, sourceOf, withSource } from './code-draft.ts';

interface CodeDrafting {
  readonly language: CodeLanguage;
  /** What is written in the chosen language now. */
  readonly source: () => string;
  readonly write: (source: string) => void;
  readonly choose: (language: CodeLanguage) => void;
}

/** The code of a turn in its languages. Only another language draws again, not a key: the editor has the text. */
export function useCodeDraft(keeper: DraftKeeper, task: CodeTask): CodeDrafting {
  const [first] = useState(() => readCodeDraft(keeper.text, task));
  const draft = useRef(first);
  const [language, setLanguage] = useState(first.language);

  const keep = (next: CodeDraft) => {
    draft.current = next;
    keeper.change(codeDraftText(next));
  };

  return {
    language,
    source: () => sourceOf(draft.current, task, draft.current.language),
    write: (source) => keep(withSource(draft.current, source)),
    choose: (chosen) => {
      keep({ ...draft.current, language: chosen });
      setLanguage(chosen);
    },
  };
}
