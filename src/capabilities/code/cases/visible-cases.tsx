import PlayArrow from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CodeTask } from '../../../../openapi/gen/types.gen.ts';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { CaseTable } from './case-table.tsx';
import { Examples } from './examples.tsx';
import { rowOfRun } from './run-rows.ts';
import { languageNames, runWords } from './run-words.ts';
import type { CodeRun } from './use-code-run.ts';

interface VisibleCasesProps {
  readonly task: CodeTask;
  readonly run: CodeRun;
  readonly onRun: () => void;
  /** The cases stand first as examples of what the function returns, and as a table once they were run. */
  readonly asExamples?: boolean;
}

/** The cases that the candidate sees, the buttons that run them in this browser, and what came of it. */
export function VisibleCases({ task, run, onRun, asExamples = false }: VisibleCasesProps) {
  const { cases, function_name } = task;
  const runButton = useRef<HTMLButtonElement>(null);
  const rows = cases.map((one) => rowOfRun(function_name, one, run.runs.get(one._id), run));
  const passed = rows.filter(({ outcome }) => outcome === 'passed').length;
  const isUnderWay = run.stage !== 'idle';
  useKeyChord('Enter', () => void (!isUnderWay && onRun()));
  const isTable = !asExamples || isUnderWay || run.runs.size > 0;
  const stop = () => {
    // The button goes, and the focus must not go with it.
    runButton.current?.focus();
    run.stop();
  };

  return (
    <Box component="section" aria-label="Cases" sx={{ mt: 2 }}>
      {asExamples && <Examples rows={rows} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          ref={runButton}
          variant="outlined"
          startIcon={<PlayArrow />}
          aria-disabled={isUnderWay}
          onClick={isUnderWay ? undefined : onRun}
        >
          Run the cases
        </Button>
        {isUnderWay && (
          <Button color="inherit" onClick={stop}>
            Stop
          </Button>
        )}
        <Typography role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {isUnderWay && <CircularProgress aria-hidden size={18} />}
          {runWords(run, passed, cases.length)}
        </Typography>
      </Box>
      {run.end === 'failed' && (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          {languageNames[run.language]} could not be loaded, so nothing was run. Try again, or go on without
          running it here.
        </Alert>
      )}
      <Box sx={{ my: 1.5 }}>
        {isTable && <CaseTable caption="The cases you see, and what came of them" rows={rows} />}
      </Box>
    </Box>
  );
}
