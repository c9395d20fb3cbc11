import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPlan, PlanStatusChange } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { listAllPlansQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { setPlanStatus } from '../../../api/gen/sdk.gen.ts';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const words = {
  published: {
    title: 'Publish',
    message: 'New customers get it at once. Who has another version keeps that.',
  },
  archived: { title: 'Archive', message: 'Nobody can choose it any more. Who has it keeps it.' },
} as const;

/** What can be done with a version, by what it is. */
export function PlanActions({ plan }: { readonly plan: AdminPlan }) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [open, setOpen] = useState<'edit' | PlanStatusChange['status'] | null>(null);
  const name = `${plan.name}, version ${plan.version}`;
  const close = () => setOpen(null);
  const send = (status: PlanStatusChange['status']) => async (reason: string) => {
    const { data } = await setPlanStatus({
      ...taking(() => true),
      path: { plan_version_id: plan._id },
      body: { status, reason },
      throwOnError: true,
    });
    queries.setQueryData(listAllPlansQueryKey(), data);
    notifications.success(name, status === 'published' ? 'Plan published' : 'Plan archived');
  };
  const button = (label: string, to: typeof open) => (
    <Button size="small" variant="text" aria-label={`${label} ${name}`} onClick={() => setOpen(to)}>
      {label}
    </Button>
  );
  return (
    <>
      {plan.status === 'draft' && button('Edit', 'edit')}
      {plan.status === 'draft' && button('Publish', 'published')}
      {plan.status === 'published' && button('New version', 'edit')}
      {plan.status !== 'archived' && !plan.is_default && button('Archive', 'archived')}
      {open === 'edit' && <PlanDialog plan={plan} onClose={close} />}
      {(open === 'published' || open === 'archived') && (
        <ReasonDialog
          title={`${words[open].title} ${name}?`}
          message={words[open].message}
          confirmLabel={words[open].title}
          onSend={send(open)}
          onClose={close}
        />
      )}
    </>
  );
}
