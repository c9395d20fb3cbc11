import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { OpenLink, Workspace } from '../../../../openapi/gen/types.gen.ts';
import {
  getOpenLinkOptions,
  getOpenLinkQueryKey,
  revokeOpenLinkMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DatedTime } from '../../../components/dated-time.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { NewOpenLinkForm } from './new-open-link-form.tsx';

interface OpenLinkDialogProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** The link by which people apply: to make, copy and end. */
export function OpenLinkDialog({ workspace, onClose }: OpenLinkDialogProps) {
  const id = useId();
  const path = { workspace_id: workspace._id };
  const state = useQuery(getOpenLinkOptions({ path }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Open link</DialogTitle>
      <Loaded query={state} errorTitle="The open link could not be loaded" rowHeight={160}>
        {({ link }) => <LinkState workspace={workspace} link={link} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

const LinkState = observer(function LinkState({
  workspace,
  link,
  onClose,
}: OpenLinkDialogProps & { readonly link: OpenLink | null }) {
  const isOff = useIsOff('open_links');
  const queries = useQueryClient();
  const path = { workspace_id: workspace._id };
  // The server tells the secret once: it is here until the dialog closes.
  const [token, setToken] = useState('');
  const [isReplacing, setReplacing] = useState(false);
  const { mutate: end, isPending } = useMutation({
    ...revokeOpenLinkMutation(),
    onSuccess: (state) => {
      setToken('');
      queries.setQueryData(getOpenLinkQueryKey({ path }), state);
    },
  });
  const isOver = !link || link.status === 'revoked' || link.status === 'expired' || link.status === 'full';
  if ((isOff || workspace.status !== 'open') && isOver)
    return (
      <>
        <DialogContent>
          <Typography>
            {isOff ? SWITCHED_OFF : 'Open the workspace first: nobody can apply to it now.'}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </>
    );
  if (isOver || isReplacing)
    return (
      <NewOpenLinkForm
        workspaceId={workspace._id}
        last={link}
        onCreated={(made) => {
          setToken(made.token);
          setReplacing(false);
          queries.setQueryData(getOpenLinkQueryKey({ path }), { link: made.link });
        }}
        onCancel={isReplacing ? () => setReplacing(false) : onClose}
      />
    );
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isOff && <Notice tone="warning">{SWITCHED_OFF}</Notice>}
        {!isOff && link.status === 'closed' && (
          <Notice tone="warning">Nobody can apply while the workspace isn’t open.</Notice>
        )}
        {token ? (
          <Secret url={window.location.origin + paths.apply(token)} />
        ) : (
          <Typography>
            The link was shown when {link.created_by?.full_name || 'a colleague'} made it. Lost it? Make a new
            one; this one ends.
          </Typography>
        )}
        <Typography color="textSecondary">
          {applied(link)} Open until <DatedTime value={link.expires_at} />.
        </Typography>
      </DialogContent>
      <DialogActions>
        <WaitingButton color="error" busy={isPending} onClick={() => end({ path })} sx={{ mr: 'auto' }}>
          End link
        </WaitingButton>
        {workspace.status === 'open' && !isOff && (
          <Button onClick={() => setReplacing(true)}>Make a new link</Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
});

const SWITCHED_OFF = 'Applying by link is switched off here.';

const applied = ({ applied: count, limit }: OpenLink) =>
  limit === null ? `${count} applied.` : `${count} of ${limit} applied.`;

function Secret({ url }: { readonly url: string }) {
  return (
    <>
      <TextFormField
        label="Link"
        value={url}
        readOnly
        helperText="Copy it now: it isn’t shown again."
        onFocus={({ target }) => target.select()}
      />
      <div>
        <CopyButton text={url} label="Copy open link" variant="contained" />
      </div>
    </>
  );
}
