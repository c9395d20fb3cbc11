import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangedInvitations, HiringInvitation } from '../../../../openapi/gen/types.gen.ts';
import {
  extendInvitations,
  releaseInvitations,
  remindInvitations,
  revokeInvitations,
} from '../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { ReviewersDialog } from './reviewers-dialog.tsx';

interface BulkActionsProps {
  readonly path: { readonly workspace_id: string; readonly hiring_interview_id: string };
  readonly rows: readonly HiringInvitation[];
  readonly canRelease: boolean;
  readonly onDone: () => void;
}

type Send = (ids: string[]) => Promise<{ readonly data: ChangedInvitations }>;

/** What can be done with the invitations that are selected. */
export function BulkActions({ path, rows, canRelease, onDone }: BulkActionsProps) {
  const queries = useQueryClient();
  const { confirm, notifications } = useStores();
  const [isPending, setPending] = useState(false);
  const [isExtending, setExtending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const submitted = rows.flatMap(({ session_id }) => session_id ?? []);
  const apply = async (send: Send, done: string, missed: string) => {
    setPending(true);
    try {
      const { data } = await send(rows.map(({ _id }) => _id));
      const left = data.missed.length > 0 ? ` ${data.missed.length} ${missed}.` : '';
      notifications.success(`${countOf(data.changed.length)}.${left}`, done);
      await queries.invalidateQueries();
      onDone();
    } finally {
      setPending(false);
    }
  };
  const remind = () =>
    apply(
      (invitation_ids) => remindInvitations({ path, body: { invitation_ids }, throwOnError: true }),
      'Reminder sent',
      'cannot be reminded now',
    );
  const extend = (until: Date) => {
    setExtending(false);
    const deadline = until.toISOString();
    return apply(
      (invitation_ids) => extendInvitations({ path, body: { invitation_ids, deadline }, throwOnError: true }),
      'Deadline extended',
      'already begun or revoked',
    );
  };
  const revoke = async () => {
    const isSure = await confirm.ask({
      title: `Revoke ${countOf(rows.length)}?`,
      message: 'They can no longer begin. Attempts under way go on.',
      confirmLabel: 'Revoke',
      variant: 'error',
    });
    if (!isSure) return;
    await apply(
      (invitation_ids) => revokeInvitations({ path, body: { invitation_ids }, throwOnError: true }),
      'Invitations revoked',
      'already begun or revoked',
    );
  };
  const release = async () => {
    const isSure = await confirm.ask({
      title: `Release ${countOf(rows.length)} from the account?`,
      message: 'A new link is emailed; the old one stops working. Their choices are forgotten.',
      confirmLabel: 'Release',
    });
    if (!isSure) return;
    await apply(
      (invitation_ids) => releaseInvitations({ path, body: { invitation_ids }, throwOnError: true }),
      'Invitations released',
      'already begun',
    );
  };
  const asked = async (changed: number, failure: string | null) => {
    setAsking(false);
    const left = rows.length - submitted.length;
    const words = [
      `${changed === 1 ? '1 interview' : `${changed} interviews`}.`,
      ...(left > 0 ? [`${left} not submitted yet.`] : []),
      ...(failure ? [`${submitted.length - changed} not reached: ${failure}`] : []),
    ];
    notifications.success(words.join(' '), 'Reviewers set');
    await queries.invalidateQueries();
    if (!failure) onDone();
  };
  return (
    <>
      <WaitingButton variant="outlined" busy={isPending} onClick={() => void remind()}>
        Remind
      </WaitingButton>
      <WaitingButton variant="outlined" busy={isPending} onClick={() => setExtending(true)}>
        Extend…
      </WaitingButton>
      {submitted.length > 0 && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Reviewers…
        </Button>
      )}
      {canRelease && rows.some(({ account_email }) => account_email) && (
        <Button variant="outlined" onClick={() => void release()}>
          Release account
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => void revoke()}>
        Revoke
      </Button>
      {isAsking && (
        <ReviewersDialog
          workspaceId={path.workspace_id}
          sessionIds={submitted}
          onDone={(...outcome) => void asked(...outcome)}
          onClose={() => setAsking(false)}
        />
      )}
      {isExtending && (
        <ExtendDialog
          latest={Math.max(...rows.map(({ deadline }) => Date.parse(deadline)))}
          onExtend={(until) => void extend(until)}
          onClose={() => setExtending(false)}
        />
      )}
    </>
  );
}

const countOf = (count: number) => (count === 1 ? '1 invitation' : `${count} invitations`);
