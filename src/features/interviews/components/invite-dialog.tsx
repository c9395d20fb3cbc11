import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { ApplicationSummary, HiringInterview } from '../../../../openapi/gen/types.gen.ts';
import {
  listApplicationsOptions,
  listHiringInvitationsOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { inviteApplications } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { MailPreview } from './mail-preview.tsx';

const MOST = 500;
/** What the address says where nobody is chosen yet. */
const ANYBODY = '1';

interface InviteDialogProps {
  readonly path: { readonly workspace_id: string; readonly hiring_interview_id: string };
  readonly interview: HiringInterview;
  /** The application that is chosen at first, if any. */
  readonly first?: string | null;
  readonly onClose: () => void;
}

/** Chooses who is invited; whoever is already hears nothing. */
export function InviteDialog({ path, interview, first, onClose }: InviteDialogProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(first && first !== ANYBODY ? [first] : []),
  );
  const { send, isPending, problem } = useInvite(path, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Invite to {interview.title}</DialogTitle>
      <DialogContent>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Each gets an email with a link. Deadline: <RelativeTime value={interview.closes_at} isDated />
        </Typography>
        <MailPreview path={path} applicationId={[...chosen].at(-1)} />
        <Recipients path={path} chosen={chosen} onChange={setChosen} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <WaitingButton
          variant="contained"
          busy={isPending}
          disabled={chosen.size === 0 || chosen.size > MOST}
          onClick={() => void send([...chosen])}
        >
          {chosen.size > 0 ? `Invite ${chosen.size}` : 'Invite'}
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );
}

function useInvite(path: InviteDialogProps['path'], onClose: () => void) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (application_ids: string[]) => {
    setPending(true);
    setProblem('');
    try {
      const { data } = await inviteApplications({ path, body: { application_ids }, throwOnError: true });
      const before = data.already > 0 ? ` ${data.already} had been invited before.` : '';
      notifications.success(`${data.invited} invited.${before}`, 'Invited');
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setProblem(error.text);
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, problem };
}

interface RecipientsProps extends Pick<InviteDialogProps, 'path'> {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

function Recipients({ path, chosen, onChange }: RecipientsProps) {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState<'active' | 'withdrawn'>('active');
  const query = { q: useDeferredValue(q), status, sort: 'name', page_size: 100 } as const;
  const found = useQuery({
    ...listApplicationsOptions({ path: { workspace_id: path.workspace_id }, query }),
    placeholderData: keepPreviousData,
  });
  const invited = useQuery(listHiringInvitationsOptions({ path, query: { page_size: 100 } }));
  const isInvited = ({ _id }: ApplicationSummary) =>
    invited.data?.items.some(
      ({ application_id: id, status: now }) => id === _id && now !== 'revoked' && now !== 'declined',
    ) ?? false;
  const toggle = ({ _id }: ApplicationSummary, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(_id);
    else next.delete(_id);
    onChange(next);
  };
  return (
    <>
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        value={q}
        placeholder="Search candidates"
        inputProps={{ 'aria-label': 'Search candidates', maxLength: 200 }}
        onChange={(event) => setQ(event.target.value)}
      />
      <Loaded query={found} errorTitle="The candidates could not be loaded" rows={5} rowHeight={32}>
        {({ items: all, total }) => {
          const items = all.filter((one) => !isInvited(one));
          return (
            <>
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40 }}
              >
                <Typography role="status" variant="body2" color="textSecondary">
                  {items.length < total
                    ? `${items.length} not invited of ${total} ${status}`
                    : `${total} ${status}`}
                </Typography>
                <Button
                  variant="text"
                  size="small"
                  disabled={items.length === 0}
                  onClick={() => onChange(new Set([...chosen, ...items.map(({ _id }) => _id)]))}
                >
                  Select all shown
                </Button>
                <Button
                  variant="text"
                  size="small"
                  onClick={() => setStatus(status === 'active' ? 'withdrawn' : 'active')}
                >
                  {status === 'active' ? 'Show withdrawn' : 'Show active'}
                </Button>
              </Box>
              <Box component="ul" aria-label="Candidates" sx={plainList}>
                {items.map((one) => (
                  <li key={one._id}>
                    <CheckField
                      name={`invite-${one._id}`}
                      label={`${one.candidate.full_name} · ${one.candidate.email}`}
                      checked={chosen.has(one._id)}
                      onChange={({ target }) => toggle(one, target.checked)}
                    />
                  </li>
                ))}
              </Box>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
