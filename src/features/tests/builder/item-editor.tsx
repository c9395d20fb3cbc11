import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { ChoicePart } from '../parts/choice-part.tsx';
import { CodePart } from '../parts/code-part.tsx';
import type { ItemPartProps } from '../parts/item-part.ts';
import { TextPart } from '../parts/text-part.tsx';
import { kindWords } from '../words.ts';

const MOST = 2000;

const parts = { choice: ChoicePart, text: TextPart, code: CodePart } as const;

interface ItemEditorProps extends ItemPartProps {
  readonly number: number;
  /** Whether it was just added: it is written next. */
  readonly isNew: boolean;
}

/** One item: what is asked, and what belongs to its kind. */
export function ItemEditor({ number, isNew, ...props }: ItemEditorProps) {
  const { item, onChange, problemOf } = props;
  const Part = parts[item.kind];
  const question = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) question.current?.focus();
  }, [isNew]);
  return (
    <Panel title={`${number}. ${kindWords[item.kind]}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <LongTextField
          inputRef={question}
          label="Question"
          value={item.prompt}
          maxLength={MOST}
          minRows={3}
          error={lengthProblem(item.prompt, MOST) ?? problemOf('prompt')}
          onChange={(prompt) => onChange({ prompt: prompt.slice(0, MOST) })}
        />
        <Part {...props} />
      </Box>
    </Panel>
  );
}
