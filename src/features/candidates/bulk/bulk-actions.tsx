import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';
import { exportChosenCandidates } from '../../../api/gen/sdk.gen.ts';
import { CsvButton } from '../../../components/list-page/csv-button.tsx';
import { AddDialog } from './add-dialog.tsx';
import type { BulkOutcome } from './bulk-status.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MergeSelected } from './merge-selected.tsx';
import { TagDialog } from './tag-dialog.tsx';

interface BulkActionsProps {
  readonly rows: readonly CompanyCandidate[];
  readonly onDone: (outcome: BulkOutcome) => void;
}

type Action = 'tag' | 'mail' | 'add' | 'merge';

/** What can be done with those who are selected. */
export function BulkActions({ rows, onDone }: BulkActionsProps) {
  const queries = useQueryClient();
  const [action, setAction] = useState<Action | null>(null);
  const refresh = () => queries.invalidateQueries();
  const finish = (outcome: BulkOutcome) => {
    setAction(null);
    onDone(outcome);
  };
  const shared = { rows, refresh, onDone: finish, onClose: () => setAction(null) };
  const [first, second, ...others] = rows;
  const pair = first && second && others.length === 0 ? ([first, second] as const) : null;
  const opener = (of: Action, label: string) => (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAction(of)}>
      {label}
    </Button>
  );
  return (
    <>
      {opener('tag', 'Tag…')}
      {opener('mail', 'Email…')}
      {opener('add', 'Add to workspace…')}
      {pair && opener('merge', 'Merge…')}
      <CsvButton name="candidates" load={() => fileOf(rows)} />
      {action === 'tag' && <TagDialog {...shared} />}
      {action === 'mail' && <MailDialog {...shared} {...byOpen(rows)} />}
      {action === 'add' && <AddDialog {...shared} />}
      {action === 'merge' && pair && <MergeSelected {...shared} pair={pair} />}
    </>
  );
}

/** Several are written to about open applications alone. */
function byOpen(rows: readonly CompanyCandidate[]) {
  const isOpen = ({ applications }: CompanyCandidate) =>
    applications.some(({ status }) => status === 'active');
  return { rows: rows.filter(isOpen), ended: rows.filter((row) => !isOpen(row)) };
}

async function fileOf(rows: readonly CompanyCandidate[]): Promise<Blob> {
  const body = { candidate_ids: rows.map(({ _id }) => _id) };
  return (await exportChosenCandidates({ body, parseAs: 'blob', throwOnError: true })).data;
}
