import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Stage } from '../../../../openapi/gen/types.gen.ts';

interface MoveMenuProps {
  readonly anchor: HTMLElement | null;
  readonly stages: readonly Stage[];
  /** The stage of all of them, where it is one. */
  readonly from?: string | undefined;
  readonly onChoose: (stageId: string) => void;
  readonly onClose: () => void;
}

/** The stages that candidates can be moved to. */
export function MoveMenu({ anchor, stages, from, onChoose, onClose }: MoveMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Move to' } }}
    >
      {stages.map(({ _id, name }) => (
        <MenuItem key={_id} disabled={_id === from} onClick={() => onChoose(_id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
