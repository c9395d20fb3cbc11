import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { TestCode } from '../../../../openapi/gen/types.gen.ts';
import { CaseTable } from '../../../capabilities/code/cases/case-table.tsx';
import { rowOfRun } from '../../../capabilities/code/cases/run-rows.ts';
import { runWords } from '../../../capabilities/code/cases/run-words.ts';
import { useCodeRun } from '../../../capabilities/code/cases/use-code-run.ts';
import { CodeField } from '../../../capabilities/code/editor/code-field.tsx';
import { starterOf, taskOf } from './code-task.ts';

interface ReferenceProps {
  readonly code: TestCode;
  readonly isReadOnly: boolean;
  readonly onChange: (source: string) => void;
}

/** The solution, and what running it here comes to with every case. */
export function Reference({ code, isReadOnly, onChange }: ReferenceProps) {
  const id = useId();
  const task = taskOf(code);
  const source = useRef(code.reference || starterOf(code));
  const run = useCodeRun(task, { language: 'javascript', source: source.current });
  const write = (written: string) => {
    source.current = written;
    run.changed();
    onChange(written);
  };
  const start = () => void run.start('javascript', source.current);
  const isUnderWay = run.stage !== 'idle';
  const rows = task.cases.map((one) => rowOfRun(task.function_name, one, run.runs.get(one._id), run));
  const failed = rows.filter(({ outcome }) => outcome !== 'passed');
  const wasRun = !isUnderWay && run.runs.size > 0;
  return (
    <section aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        Reference solution
      </Typography>
      <Typography id={`${id}-help`} variant="caption" color="textSecondary">
        JavaScript. It has to pass every case. Escape, then Tab, leaves.
      </Typography>
      <CodeField
        language="javascript"
        initial={source.current}
        readOnly={isReadOnly}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        inputRef={() => {}}
        onChange={write}
      />
      <Box sx={barStyle}>
        <Button variant="outlined" aria-disabled={isUnderWay} onClick={isUnderWay ? undefined : start}>
          Run the cases
        </Button>
        {isUnderWay && (
          <Button variant="text" onClick={run.stop}>
            Stop
          </Button>
        )}
        <Typography role="status" variant="body2">
          {runWords(run, rows.length - failed.length, rows.length)}
        </Typography>
      </Box>
      {wasRun && failed.length > 0 && <CaseTable caption="Cases that did not pass" rows={failed} />}
    </section>
  );
}

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 } as const;
