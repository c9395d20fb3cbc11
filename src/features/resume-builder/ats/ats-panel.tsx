import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { Drawing } from '../../../capabilities/resume/pages/drawing.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import type { AtsCheck } from './ats-check.ts';

interface AtsPanelProps {
  readonly draft: ResumeDraft;
  /** Of the file that is exported. */
  readonly drawing: Drawing;
}

/** Reads the exported file back and says what a machine finds in it. */
export const AtsPanel = observer(function AtsPanel({ draft, drawing }: AtsPanelProps) {
  const { rendered } = drawing;
  const [isRunning, setRunning] = useState(false);
  const [checks, setChecks] = useState<readonly AtsCheck[] | null>(null);
  const [problem, setProblem] = useState('');
  const run = async () => {
    if (!rendered) return;
    setRunning(true);
    setProblem('');
    try {
      const [{ readPdf }, { atsChecks }] = await Promise.all([
        import(/* webpackChunkName: "read-pdf" */ '../../../capabilities/resume-import/pdf/read-pdf.ts'),
        import(/* webpackChunkName: "read-pdf" */ './ats-check.ts'),
      ]);
      setChecks(atsChecks(draft, await readPdf(rendered.pdf.slice()), rendered.missing));
    } catch {
      setProblem('The file could not be read back. Try again.');
    } finally {
      setRunning(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        Exports the PDF, reads it back as an applicant tracking system would, and compares it with what you
        typed.
      </Typography>
      <div>
        <WaitingButton variant="outlined" busy={isRunning || !rendered} onClick={() => void run()}>
          {checks ? 'Check again' : 'Check'}
        </WaitingButton>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {checks && <Results checks={checks} />}
    </Box>
  );
});

function Results({ checks }: { readonly checks: readonly AtsCheck[] }) {
  const of = (status: AtsCheck['status']) => checks.filter((check) => check.status === status);
  const [lost, elsewhere, found] = [of('lost'), of('elsewhere'), of('found')];
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        {lost.length === 0
          ? `All ${checks.length} texts are read.`
          : `${lost.length} of ${checks.length} texts are not read.`}
      </Typography>
      {lost.length > 0 && <Checks label="Not read" checks={lost} />}
      {elsewhere.length > 0 && <Checks label="Read as something else" checks={elsewhere} />}
      {found.length > 0 && <Checks label="Read as what they are" checks={found} />}
    </div>
  );
}

interface ChecksProps {
  readonly label: string;
  readonly checks: readonly AtsCheck[];
}

function Checks({ label, checks }: ChecksProps) {
  return (
    <Disclosure summary={`${label} (${checks.length})`} isOpen={label === 'Not read'}>
      <Box component="ul" aria-label={label} sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {checks.map(({ label: field, text, place, cause }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may stand in a field twice
          <li key={index}>
            {field}: “{text.slice(0, 120)}” {cause}
            {place && (
              <Typography component="span" variant="body2" color="textSecondary">
                {' '}
                ({place})
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}
