import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Stage } from '../../../../openapi/gen/types.gen.ts';

interface MoveMenuProps {
  readonly anchor: HTMLElement | null;
  readonly stages: readonly Stage[];
  /** The stage of all of them, where it is one. */
  readonly from?: string | undefined;
  /** What else can be done, below the stages. */
  readonly others?: readonly { readonly label: string; readonly act: () => void }[];
  readonly onChoose: (stageId: string) => void;
  readonly onClose: () => void;
}

/** The stages that candidates can be moved to. */
export function MoveMenu({ anchor, stages, from, others = [], onChoose, onClose }: MoveMenuProps) {
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
      {others.length > 0 && <Divider />}
      {others.map(({ label, act }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            act();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
