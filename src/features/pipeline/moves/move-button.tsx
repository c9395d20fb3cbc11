import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Stage } from '../../../../openapi/gen/types.gen.ts';
import { MoveMenu } from './move-menu.tsx';

interface MoveButtonProps {
  readonly stages: readonly Stage[];
  readonly onChoose: (stageId: string) => void;
}

/** Moves all that are selected. */
export function MoveButton({ stages, onChoose }: MoveButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Move to
      </Button>
      <MoveMenu
        anchor={anchor}
        stages={stages}
        onClose={close}
        onChoose={(stage) => {
          close();
          onChoose(stage);
        }}
      />
    </>
  );
}
