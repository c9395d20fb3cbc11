import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HiringInvitationPage, InvitationStatus } from '../../../../openapi/gen/types.gen.ts';
import { invitationStatusWords } from '../../../capabilities/hiring/invitation-status.ts';

interface StatusFilterProps {
  /** Absent until they are known. */
  readonly counts: HiringInvitationPage['counts'] | undefined;
  readonly value: InvitationStatus | undefined;
  readonly onChange: (status: string) => void;
}

/** So narrow that all of a full list and its menus stay in one line. */
export const chipStyle = { minWidth: 0, '&&&': { paddingInline: '8px' } } as const;

/** How many there are of each status; each shows only its own. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const shown = Object.entries(invitationStatusWords).flatMap(([status, words]) => {
    const count = counts && (counts.find((one) => one.status === status)?.count ?? 0);
    return count || status === value ? [{ status, words, count }] : [];
  });
  return (
    <Box role="group" aria-label="Status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[{ status: '', words: 'All', count: all }, ...shown].map(({ status, words, count }) => (
        <Button
          key={status}
          size="small"
          variant={status === (value ?? '') ? 'outlined' : 'text'}
          aria-pressed={status === (value ?? '')}
          sx={chipStyle}
          onClick={() => onChange(status)}
        >
          {words} {count}
        </Button>
      ))}
    </Box>
  );
}
