import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listWorkspaceMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { setReviewers } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Loaded } from '../../../components/loaded.tsx';

interface ReviewersDialogProps {
  readonly workspaceId: string;
  /** The attempts that are to be rated. */
  readonly sessionIds: readonly string[];
  /** With how many they were set for, and why it went no further where it did not. */
  readonly onDone: (changed: number, failure: string | null) => void;
  readonly onClose: () => void;
}

/** Asks who is to rate several attempts; whoever has rated one stays with it. */
export function ReviewersDialog({ workspaceId, sessionIds, onDone, onClose }: ReviewersDialogProps) {
  const titleId = useId();
  const members = useQuery(listWorkspaceMembersOptions({ path: { workspace_id: workspaceId } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      setAsked(true);
      if (chosen.length > 0) onDone(...(await setForEach(sessionIds, chosen)));
    },
  });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={titleId}>
          Reviewers of {sessionIds.length === 1 ? '1 interview' : `${sessionIds.length} interviews`}
        </DialogTitle>
        <DialogContent>
          <FormFailure
            summary={isAsked && chosen.length === 0 ? [{ message: 'Choose a reviewer.' }] : form.summary}
            failure={form.failure}
          />
          <Typography variant="body2" sx={{ mb: 1 }}>
            They take the place of whoever has not rated yet.
          </Typography>
          <Loaded query={members} errorTitle="The members could not be loaded" rowHeight={96}>
            {({ items }) =>
              items.map(({ _id, full_name }) => (
                <Box component="label" key={_id} sx={rowStyle}>
                  <input type="checkbox" checked={chosen.includes(_id)} onChange={() => toggle(_id)} />
                  {full_name}
                </Box>
              ))
            }
          </Loaded>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="medium" pending={form.isPending}>
            Set reviewers
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** One after the other; what fails once some are set is told, not thrown. */
async function setForEach(
  sessionIds: readonly string[],
  chosen: readonly string[],
): Promise<[changed: number, failure: string | null]> {
  for (const [at, hiring_session_id] of sessionIds.entries())
    try {
      const body = { member_ids: [...chosen] };
      await setReviewers({ path: { hiring_session_id }, body, throwOnError: true });
    } catch (error) {
      if (at === 0 || !(error instanceof ApiError)) throw error;
      return [at, error.text];
    }
  return [sessionIds.length, null];
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  '& input': { m: 0, width: 18, height: 18, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
