import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CandidateEntry } from '../../../../openapi/gen/types.gen.ts';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { MOST_ROWS } from '../csv/most-rows.ts';
import { readAddresses } from '../paste/read-addresses.ts';

const MOST_LETTERS = 1_000_000;

interface PasteSourceProps {
  /** What was pasted before, for whoever comes back to it. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (entries: readonly CandidateEntry[]) => void;
}

/** Takes addresses with or without names. */
export function PasteSource({ text, onText, onRead }: PasteSourceProps) {
  const [error, setError] = useState<string | null>(null);
  const found = readAddresses(text.slice(0, MOST_LETTERS));
  const problem =
    found.length > MOST_ROWS
      ? `Paste up to ${MOST_ROWS.toLocaleString('en-US')} at a time.`
      : 'Paste at least one.';
  const submit = () => {
    if (found.length === 0 || found.length > MOST_ROWS) setError(problem);
    else onRead(found);
  };
  useKeyChord('Enter', submit);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, justifyItems: 'start' }}>
      <LongTextField
        label="Email addresses"
        value={text}
        maxLength={MOST_LETTERS}
        error={error}
        help="With or without names, one a line or separated by commas."
        minRows={8}
        onChange={(written) => {
          onText(written);
          setError(null);
        }}
      />
      <Button variant="contained" title="Ctrl+Enter" onClick={submit}>
        {found.length === 0 ? 'Check' : `Check ${found.length.toLocaleString('en-US')}`}
      </Button>
    </Box>
  );
}
