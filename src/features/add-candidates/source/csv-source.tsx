import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { ChooseFile } from '../../../components/form/choose-file.tsx';
import { readFile } from '../csv/read-file.ts';
import type { Table } from '../csv/read-table.ts';

/** Takes a file by choosing or dropping it, and reads it. */
export function CsvSource({ onRead }: { readonly onRead: (table: Table) => void }) {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const working = useRef<AbortController>(undefined);
  useEffect(() => () => working.current?.abort(), []);

  async function take(file: File) {
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
  const cancel = () => {
    working.current?.abort();
    setReading(null);
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <ChooseFile
        title="Choose a CSV file, or drop it here"
        hint="Up to 10,000 rows. Exports of Greenhouse, Ashby, Lever and Workable are mapped for you."
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        reading={reading}
        problem={problem}
        onFile={(file) => void take(file)}
        onCancel={cancel}
      />
    </Box>
  );
}
