import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import type { LookChoice } from '../data-table/table-look.ts';

const ColumnsMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "columns-menu" */ './columns-menu.tsx')).ColumnsMenu,
}));

/** Opens the choice of columns and of the space between rows. */
export function ColumnsButton(choice: LookChoice) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Columns
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsMenu {...choice} anchor={() => button.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
