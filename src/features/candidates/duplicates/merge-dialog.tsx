import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Duplicates, Merge, SamePerson } from '../../../../openapi/gen/types.gen.ts';
import { mergeCandidates } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { type Here, useChanged } from '../here.ts';

export type Suggested = Duplicates['suggested'][number];

interface MergeDialogProps {
  readonly here: Here;
  readonly self: SamePerson;
  readonly other: SamePerson;
  /** Takes the id of who is no longer listed; the dialog then does not close by itself. */
  readonly onMerged?: (goneId: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Two candidates side by side, and under which of them the person is listed. */
export function MergeDialog({ here, self, other, onMerged, onClose }: MergeDialogProps) {
  const id = useId();
  const changed = useChanged(here);
  const [keep, setKeep] = useState<Merge['keep']>('this');
  const [isPending, setPending] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  async function merge() {
    setPending(true);
    setTold(null);
    try {
      await mergeCandidates({ path: here, body: { candidate_id: other._id, keep } });
      await changed();
      if (onMerged) await onMerged(keep === 'this' ? other._id : self._id);
      else onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTold(error.text);
      setPending(false);
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Merge these candidates?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {told && <Notice tone="error">{told}</Notice>}
        <RadioGroup
          aria-label="Listed as"
          value={keep}
          onChange={(_event, value) => setKeep(value as Merge['keep'])}
          sx={sidesStyle}
        >
          <Side value="this" person={self} isKept={keep === 'this'} />
          <Side value="other" person={other} isKept={keep === 'other'} />
        </RadioGroup>
        <Typography variant="body2">
          The person is listed once. Applications, interviews and notes stay where they are, so you can undo
          this at any time.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <WaitingButton variant="contained" busy={isPending} onClick={() => void merge()}>
          Merge
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );
}

interface SideProps {
  readonly value: Merge['keep'];
  readonly person: SamePerson;
  readonly isKept: boolean;
}

function Side({ value, person, isKept }: SideProps) {
  const { full_name, email, phone, source, tags, applications, created_at } = person;
  const rows = [
    ['Email', email],
    ['Phone', phone],
    ['Source', source],
    ['Tags', tags.join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <Box sx={{ ...sideStyle, borderColor: isKept ? 'primary.main' : 'divider' }}>
      <FormControlLabel
        value={value}
        control={<Radio />}
        label={
          <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {full_name}
          </Box>
        }
      />
      <Box component="dl" sx={factsStyle}>
        {rows.map(([term, text]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Box>
        ))}
        <dt>Known since</dt>
        <dd>
          <DatedTime value={created_at} />
        </dd>
        <dt>Applied to</dt>
        <dd>
          {applications.map(({ candidate_id, workspace_id, workspace, stage, status }) => (
            <div key={`${workspace_id} ${candidate_id}`}>
              {workspace} · {status === 'active' ? stage : statusWords[status]}
            </div>
          ))}
        </dd>
      </Box>
    </Box>
  );
}

const sidesStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const sideStyle = { border: 1, borderRadius: 1, p: 2, pt: 1, minWidth: 0 } as const;

const factsStyle = {
  display: 'grid',
  // A date is not broken, and is as wide as a phone lets a side be.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
  gap: 0.5,
  m: 0,
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
