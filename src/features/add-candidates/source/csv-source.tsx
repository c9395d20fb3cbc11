import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { readFile } from '../csv/read-file.ts';
import type { Table } from '../csv/read-table.ts';

/** Takes a file by choosing or dropping it, and reads it. */
export function CsvSource({ onRead }: { readonly onRead: (table: Table) => void }) {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const working = useRef<AbortController>(undefined);
  useEffect(() => () => working.current?.abort(), []);

  async function take(file: File | undefined) {
    if (!file) return;
    working.current?.abort();
    const control = new AbortController();
    working.current = control;
    setProblem(null);
    setReading(file.name);
    const read = await readFile(file, control.signal).catch((error: unknown) => {
      if (control.signal.aborted) return null;
      return { problem: error instanceof Error ? 'This file could not be read.' : String(error) };
    });
    // Somebody chose another one, or went away.
    if (!read || working.current !== control) return;
    setReading(null);
    if ('table' in read) onRead(read.table);
    else setProblem(read.problem);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const cancel = () => {
    working.current?.abort();
    setReading(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Box
        component="label"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={[zoneStyle, isOver && { bgcolor: 'primary.light', borderColor: 'primary.main' }]}
      >
        <Typography component="span" sx={{ fontWeight: 650, display: 'block' }}>
          Choose a CSV file, or drop it here
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          Up to 10,000 rows. Exports of Greenhouse, Ashby, Lever and Workable are mapped for you.
        </Typography>
        <Box
          component="input"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file, mended, can be chosen again.
            event.target.value = '';
          }}
          sx={visuallyHidden}
        />
      </Box>
      {reading !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography role="status">Reading {reading}</Typography>
          <Button onClick={cancel}>Cancel</Button>
        </Box>
      )}
    </Box>
  );
}

const zoneStyle = {
  display: 'block',
  position: 'relative',
  px: 3,
  py: 5,
  textAlign: 'center',
  cursor: 'pointer',
  border: '2px dashed',
  borderColor: 'control',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-within': {
    outline: '2px solid',
    outlineColor: 'var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;
