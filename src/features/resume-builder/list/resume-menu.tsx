import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useResumeActions } from './use-resume-actions.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resume-history" */ '../history/history-dialog.tsx'))
    .HistoryDialog,
}));

/** What can be done with a resume of a list. */
export function ResumeMenu({ resume }: { readonly resume: BuiltResumeSummary }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'rename' | 'history' | null>(null);
  const actions = useResumeActions(resume);
  const { is_locked: isLocked, is_default: isDefault, title, trashed_at: trashedAt } = resume;
  const rows: readonly (readonly [string, () => unknown])[] = trashedAt
    ? [
        ['Restore', actions.restore],
        ['Delete now', actions.deleteNow],
      ]
    : [
        ...(isLocked ? [] : [['Rename', () => setOpen('rename')] as const]),
        ['Duplicate', actions.duplicate],
        ['History', () => setOpen('history')],
        [isLocked ? 'Unlock' : 'Lock', () => actions.change({ is_locked: !isLocked })],
        [isDefault ? 'No longer default' : 'Make default', () => actions.change({ is_default: !isDefault })],
        ...(isLocked ? [] : [['Move to trash', actions.trash] as const]),
      ];
  return (
    <>
      <IconButton
        aria-label={`Actions for ${title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rows.map(([label, follow]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              void follow();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {open === 'rename' && (
        <RenameDialog
          title={title}
          onRename={(to) => void actions.rename(to)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'history' && (
        <Suspense fallback={null}>
          <HistoryDialog resume={resume} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
