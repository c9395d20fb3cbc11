import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { NewOpenLink, OpenLink } from '../../../../openapi/gen/types.gen.ts';
import { createOpenLink } from '../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { dayOf } from '../../../lib/day-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_OFFER_DAYS = 30;
const MOST_DAYS = 365;
const MOST_APPLICATIONS = 10_000;

interface NewOpenLinkFormProps {
  readonly workspaceId: string;
  /** The one before. */
  readonly last: OpenLink | null;
  readonly onCreated: (made: NewOpenLink) => void;
  readonly onCancel: () => void;
}

/** Asks until when people can apply, and how many. */
export function NewOpenLinkForm({ workspaceId, last, onCreated, onCancel }: NewOpenLinkFormProps) {
  const [now] = useState(() => Date.now());
  const { values, field, ...form } = useForm({
    initial: { expires_at: dayOf(now + FIRST_OFFER_DAYS * DAY_MS), limit: '' },
    check: ({ expires_at, limit }) => ({
      expires_at: isFitting(endOf(expires_at), now) ? undefined : `Choose a day within ${MOST_DAYS} days.`,
      limit: isLimit(limit.trim()) ? undefined : `Enter a number from 1 to ${MOST_APPLICATIONS}.`,
    }),
    send: async ({ expires_at, limit }) => {
      const body = {
        expires_at: endOf(expires_at).toISOString(),
        limit: limit.trim() ? Number(limit) : null,
      };
      const path = { workspace_id: workspaceId };
      onCreated((await createOpenLink({ path, body, throwOnError: true })).data);
    },
  });
  return (
    <form noValidate aria-label="Open link" onSubmit={form.onSubmit}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FormFailure summary={form.summary} failure={form.failure} />
        {last && last.status !== 'open' && <Typography>{overWords[last.status]}</Typography>}
        <Typography color="textSecondary">
          Whoever has the link sees the job and can apply with a name and an email address they confirm.
        </Typography>
        <TextFormField {...field('expires_at')} type="date" label="Open until" value={values.expires_at} />
        <TextFormField
          {...field('limit')}
          label="Most applications (optional)"
          inputMode="numeric"
          autoComplete="off"
          value={values.limit}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton pending={form.isPending} pendingLabel="Creating" size="medium">
          Create open link
        </SubmitButton>
      </DialogActions>
    </form>
  );
}

const overWords = {
  closed: 'The link is closed with the workspace.',
  expired: 'The last link has expired.',
  full: 'The last link is full.',
  revoked: 'The last link was ended.',
};

const endOf = (day: string) => new Date(`${day}T23:59:59`);

const isFitting = (end: Date, now: number) =>
  end.getTime() > now && end.getTime() <= now + (MOST_DAYS + 1) * DAY_MS;

const isLimit = (text: string) =>
  text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_APPLICATIONS);
