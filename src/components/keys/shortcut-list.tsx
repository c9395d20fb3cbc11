import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';
import { shortcutsOnPage } from './use-keys.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};

/** As it is printed on the key. */
const nameOf = (key: string) =>
  key
    .split('+')
    .map((part) => KEY_NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' + ');

/** What the single keys of the page do, and the switch that turns them off. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [isOn, setOn] = useState(areSingleKeysOn);
  const shortcuts = shortcutsOnPage().filter(({ label }) => label);
  const turn = () => {
    switchSingleKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listStyle}>
          {shortcuts.map(({ key, label }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <kbd>{nameOf(key)}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {label}
              </Box>
            </Box>
          ))}
        </Box>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <input type="checkbox" checked={isOn} onChange={turn} />
          Single-key shortcuts
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '9rem 1fr',
  gap: 1,
  m: 0,
  mb: 1,
  '& kbd': {
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    px: 0.75,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'background.sunken',
  },
} as const;
