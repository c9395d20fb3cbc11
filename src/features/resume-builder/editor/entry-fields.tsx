import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { same } from '../../../lib/same.ts';
import type { Entry, EntryField } from '../content/sections.ts';

const MOST_LINE = 500;
const MOST_TEXT = 20_000;

interface EntryFieldsProps {
  readonly fields: readonly EntryField[];
  readonly entry: Entry;
  /** @param what the field that was changed */
  readonly onChange: (entry: Entry, what: string) => void;
}

/** The fields of one entry; short ones stand side by side. */
export function EntryFields({ fields, entry, onChange }: EntryFieldsProps) {
  return (
    <Box sx={gridStyle}>
      {fields.map((field) => (
        <Box key={field.name} sx={field.kind === 'line' ? undefined : { gridColumn: '1 / -1' }}>
          <OneField
            field={field}
            value={entry[field.name] ?? ''}
            onChange={(value) => onChange({ ...entry, [field.name]: value }, field.name)}
          />
        </Box>
      ))}
    </Box>
  );
}

interface OneFieldProps {
  readonly field: EntryField;
  readonly value: string | string[];
  readonly onChange: (value: string | string[]) => void;
}

function OneField({ field: { name, label, kind }, value, onChange }: OneFieldProps) {
  if (kind === 'words') return <WordsField label={label} words={[value].flat()} onChange={onChange} />;
  if (kind === 'line') {
    const text = String(value);
    return (
      <TextFormField
        label={label}
        value={text}
        autoComplete="off"
        dir="auto"
        placeholder={name.endsWith('Date') || name === 'date' ? 'YYYY-MM' : undefined}
        error={lengthProblem(text, MOST_LINE) ?? undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const text = [value].flat().join('\n');
  return (
    <LongTextField
      label={label}
      value={text}
      maxLength={MOST_TEXT}
      minRows={3}
      error={lengthProblem(text, MOST_TEXT)}
      help={kind === 'text' ? TEXT_HELP : undefined}
      onChange={(typed) => onChange(kind === 'points' ? pointsOf(typed) : typed)}
    />
  );
}

const TEXT_HELP = '**bold**, *italic*, [link](https://…), lines with “- ”.';

const pointsOf = (text: string) => (text === '' ? [] : text.split('\n'));

const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

interface WordsFieldProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
}

/** Keeps the commas and spaces as they are typed. */
function WordsField({ label, words, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextFormField
      label={label}
      value={same(wordsOf(typed), words) ? typed : words.join(', ')}
      autoComplete="off"
      dir="auto"
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wordsOf(target.value));
      }}
    />
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
