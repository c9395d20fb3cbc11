import More from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { UserAccount, UserActionKind } from '../../../../openapi/gen/types.gen.ts';
import { ActionDialog } from './action-dialog.tsx';
import { actionsFor, actionWords } from './user-actions.ts';

/** What can be done to an account. */
export function UserMenu({ user }: { readonly user: UserAccount }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [action, setAction] = useState<UserActionKind | null>(null);
  const choose = (kind: UserActionKind) => {
    setOpen(false);
    setAction(kind);
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={`Actions for ${user.full_name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <More fontSize="small" />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {actionsFor(user).map((kind) => (
          <MenuItem key={kind} onClick={() => choose(kind)}>
            {actionWords[kind].label}
          </MenuItem>
        ))}
      </Menu>
      {action && <ActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
