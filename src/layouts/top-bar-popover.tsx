import IconButton from '@mui/material/IconButton';
import { type ReactNode, Suspense, useState } from 'react';
import { LazyPopover } from './lazy-overlays.ts';

interface TopBarPopoverProps {
  /** What it is called once it is open. */
  title: string;
  /** What the button says, where that is more than the title. */
  label?: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button of the top bar that opens a small dialog below itself. */
export function TopBarPopover({ title, label = title, icon, children }: TopBarPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // It stays to fade away.
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        {icon}
      </IconButton>
      {wasOpened && (
        <Suspense>
          <LazyPopover
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
          >
            {children}
          </LazyPopover>
        </Suspense>
      )}
    </>
  );
}
