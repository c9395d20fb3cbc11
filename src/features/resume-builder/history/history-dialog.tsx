import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { BuiltResume, BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import {
  getResumeQueryKey,
  listResumesQueryKey,
  listRevisionsOptions,
  listRevisionsQueryKey,
  nameRevisionMutation,
  restoreRevisionMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { plainList } from '../../../theme/plain-list.ts';

interface HistoryDialogProps {
  readonly resume: Pick<BuiltResumeSummary, '_id' | 'title' | 'is_locked'>;
  readonly onRestored?: (resume: BuiltResume) => void;
  readonly onClose: () => void;
}

/** Earlier states of a resume: to keep the one of now under a name, and to go back to one. */
export function HistoryDialog({ resume, onRestored, onClose }: HistoryDialogProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const path = { resume_id: resume._id };
  const revisions = useQuery(listRevisionsOptions({ path }));
  const refresh = () => queries.invalidateQueries({ queryKey: listRevisionsQueryKey({ path }) });
  const naming = useMutation({ ...nameRevisionMutation(), onSuccess: refresh });
  const restoring = useMutation({
    ...restoreRevisionMutation(),
    onSuccess: (restored) => {
      queries.setQueryData(getResumeQueryKey({ path }), restored);
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      void refresh();
      onRestored?.(restored);
      onClose();
    },
  });
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || naming.isPending) return;
    naming.mutate({ path, body: { name } }, { onSuccess: () => setName('') });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>History of {resume.title}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          noValidate
          onSubmit={keep}
          sx={{ display: 'flex', gap: 1, alignItems: 'end', mb: 3 }}
        >
          <Box sx={{ flex: 1 }}>
            <TextFormField
              label="Name of this version"
              value={name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </Box>
          <WaitingButton type="submit" variant="outlined" size="large" busy={naming.isPending}>
            Keep
          </WaitingButton>
        </Box>
        <Loaded query={revisions} errorTitle="The history could not be loaded" rows={3}>
          {({ items }) =>
            items.length === 0 ? (
              <Typography color="textSecondary">
                No earlier versions yet. What you leave for 30 seconds is kept here when you change it.
              </Typography>
            ) : (
              <Box component="ul" aria-label="Versions" sx={plainList}>
                {items.map((revision) => (
                  <Box component="li" key={revision.version} sx={rowStyle}>
                    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                      <Typography sx={{ fontWeight: 600 }}>
                        {revision.name || `Version ${revision.version}`}
                      </Typography>
                      <Typography variant="body2" color="textSecondary" component="div">
                        <RelativeTime value={revision.saved_at} />
                      </Typography>
                    </Box>
                    {!resume.is_locked && (
                      <WaitingButton
                        variant="text"
                        busy={restoring.isPending}
                        aria-label={`Restore ${revision.name || `version ${revision.version}`}`}
                        onClick={() => restoring.mutate({ path: { ...path, version: revision.version } })}
                      >
                        Restore
                      </WaitingButton>
                    )}
                  </Box>
                ))}
              </Box>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
