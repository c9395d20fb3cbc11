import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import type { SaveStatus } from '../../../capabilities/drafts/draft-state.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';

const icons: Record<Exclude<SaveStatus, 'empty'>, ComponentType<SvgIconProps>> = {
  saving: SyncOutlined,
  saved: CloudDoneOutlined,
  kept: CloudOffOutlined,
  'at-risk': ErrorOutline,
  'too-long': ErrorOutline,
};

/** Says where the typed text is, in words that are true at that moment. */
export const SaveStatusLine = observer(function SaveStatusLine({ keeper }: { readonly keeper: DraftKeeper }) {
  const { status } = keeper;
  const Icon = status === 'empty' ? null : icons[status];
  return (
    <Typography
      role="status"
      variant="body2"
      color={status === 'at-risk' || status === 'too-long' ? 'error' : 'textSecondary'}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24 }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 18 }} />}
      {saveText(status, keeper.savedAt)}
    </Typography>
  );
});

/** "Saved 10:42" and its relatives. */
export function saveText(status: SaveStatus, savedAt: string | null): string {
  switch (status) {
    case 'empty':
      return '';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return savedAt ? `Saved ${timeOfDay(savedAt)}` : 'Saved';
    case 'kept':
      return 'Not saved yet — kept on this device';
    case 'at-risk':
      return 'Not saved yet — keep this page open';
    case 'too-long':
      return 'Too long to be saved on the server';
  }
}
