import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CandidateRef, DuplicateReason, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listDuplicatesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { undoMerge } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { Notice } from '../../../components/notice.tsx';
import { retryImport } from '../../../lib/retry-import.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { type Here, useChanged } from '../here.ts';
import type { Suggested } from './merge-dialog.tsx';

const loadDialog = () => import(/* webpackChunkName: "candidate-dialogs" */ './merge-dialog.tsx');
const MergeDialog = lazy(async () => ({ default: (await retryImport(loadDialog)).MergeDialog }));

interface SamePersonProps {
  readonly here: Here;
  readonly workspace: Workspace;
}

/** Who may be the same person, and who was merged; nothing where there is nobody. */
export function SamePerson({ here, workspace }: SamePersonProps) {
  const { data } = useQuery(listDuplicatesOptions({ path: here }));
  const changed = useChanged(here);
  const [compared, setCompared] = useState<Suggested | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const canMerge = canWorkWith(workspace);
  if (!data) return null;
  const { suggested, merged, merged_into, self } = data;
  const undo = async ({ _id }: Pick<CandidateRef, '_id'>) => {
    setTold(null);
    try {
      await undoMerge({ path: here, body: { candidate_id: _id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTold(error.text);
    }
    await changed();
  };
  const lines = [
    ...(merged_into
      ? [{ ...merged_into, text: `Same person as ${merged_into.full_name}`, undo: () => undo(self) }]
      : []),
    ...merged.map((one) => ({ ...one, text: `Merged: ${one.full_name}`, undo: () => undo(one) })),
  ];
  if (lines.length + suggested.length === 0 && !told) return null;
  return (
    <Box component="section" aria-label="Same person" sx={{ mb: 2, fontSize: '0.875rem' }}>
      {told && <Notice tone="error">{told}</Notice>}
      <Box component="ul" sx={plainList}>
        {lines.map(({ _id, text, email, undo: takeBack }) => (
          <Box component="li" key={_id} sx={rowStyle}>
            <span>
              {text}, {email}
            </span>
            {canMerge && (
              <Button variant="text" size="small" onClick={() => void takeBack()}>
                Undo merge
              </Button>
            )}
          </Box>
        ))}
        {suggested.map((other) => (
          <Box component="li" key={other._id} sx={rowStyle}>
            <span>
              May be {other.full_name}, {other.email}:{' '}
              {other.reasons.map((reason) => REASONS[reason]).join(', ')}
            </span>
            {canMerge && (
              <Button variant="outlined" size="small" onClick={() => setCompared(other)}>
                Compare and merge
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {compared && (
        <Suspense fallback={null}>
          <MergeDialog here={here} self={self} other={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </Box>
  );
}

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  account: 'same account',
  address: 'same mailbox',
  phone: 'same name and phone',
  name: 'same name',
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderLeft: 4,
  borderColor: 'info.main',
  bgcolor: 'background.sunken',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& + &': { mt: 0.5 },
} as const;
