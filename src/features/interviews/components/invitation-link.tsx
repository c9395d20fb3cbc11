import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HiringInvitation } from '../../../../openapi/gen/types.gen.ts';
import { getWorkspaceOptions, listActivityQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { showInvitationLink } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';

/** The link of an invitation for who invites, to hand it over where no email arrives; asked for, as that is noted. */
export function InvitationLink({ row }: { readonly row: HiringInvitation }) {
  const { workspace, interview, _id } = row;
  const path = { workspace_id: workspace._id };
  const queries = useQueryClient();
  const { data } = useQuery(getWorkspaceOptions({ path }));
  const [url, setUrl] = useState('');
  const [isPending, setPending] = useState(false);
  const [told, setTold] = useState('');
  const show = async () => {
    setPending(true);
    setTold('');
    try {
      const of = { ...path, hiring_interview_id: interview._id, hiring_invitation_id: _id };
      setUrl((await showInvitationLink({ path: of, throwOnError: true })).data.url);
      await queries.invalidateQueries({ queryKey: listActivityQueryKey({ path }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTold(error.text);
    } finally {
      setPending(false);
    }
  };
  if (!canWorkWith(data)) return 'Sent by email';
  if (url)
    return (
      <>
        <Box component="code" sx={{ display: 'block', mb: 0.5, overflowWrap: 'anywhere' }}>
          {url}
        </Box>
        <CopyButton text={url} label="Copy link" size="small" />
      </>
    );
  return (
    <>
      <WaitingButton variant="outlined" size="small" busy={isPending} onClick={() => void show()}>
        Show link
      </WaitingButton>
      <Box role="alert" sx={{ color: 'error.main' }}>
        {told}
      </Box>
    </>
  );
}
