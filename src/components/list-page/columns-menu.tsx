import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import type { LookChoice } from '../data-table/table-look.ts';

interface ColumnsMenuProps extends LookChoice {
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** It stays open while one chooses. */
export function ColumnsMenu({ columns, look, onChange, anchor, onClose }: ColumnsMenuProps) {
  const { values } = useTheme().breakpoints;
  const item = (name: string, isOn: boolean, toggle: () => void) => (
    <MenuItem key={name} role="menuitemcheckbox" aria-checked={isOn} onClick={toggle}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 28 }}>
        {isOn && <Check fontSize="small" />}
      </Box>
      {name}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Columns' } }}>
      {columns.map(({ name, from }) => {
        const isOn = look.columns[name] ?? (from === undefined || window.innerWidth >= values[from]);
        return item(name, isOn, () => onChange({ columns: { ...look.columns, [name]: !isOn } }));
      })}
      <Divider />
      {item('More space between rows', look.isRoomy, () => onChange({ isRoomy: !look.isRoomy }))}
    </Menu>
  );
}
