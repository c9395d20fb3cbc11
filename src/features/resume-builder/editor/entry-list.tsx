import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import { plainList } from '../../../theme/plain-list.ts';
import { blankEntry, type Entry, type EntryField, entryName, moved } from '../content/sections.ts';
import { DragHandle } from './drag-handle.tsx';
import { EntryFields } from './entry-fields.tsx';
import { dropStyle, useDragOrder } from './use-drag-order.ts';

interface EntryListProps {
  /** Of which section, for who hears of changes. */
  readonly of: string;
  /** What is listed, for screen readers. */
  readonly label: string;
  /** What one is called. */
  readonly noun: string;
  readonly fields: readonly EntryField[];
  readonly entries: readonly Entry[];
  readonly onChange: (of: string, entries: readonly Entry[], what?: string) => void;
}

/**
 * The entries of a section: one is open to be written; they are moved by buttons or by drag. What is typed elsewhere
 * does not draw them again: there may be hundreds.
 */
export const EntryList = memo(function EntryList(props: EntryListProps) {
  const { of, label, noun, fields, entries } = props;
  const onChange = (to: readonly Entry[], what?: string) => props.onChange(of, to, what);
  const [open, setOpen] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || from === to) return;
    onChange(moved(entries, from, to));
    if (open === from) setOpen(to);
    else setOpen(null);
  };
  const add = () => {
    onChange([...entries, blankEntry(fields)]);
    setOpen(entries.length);
  };
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    setOpen(null);
  };
  const drag = useDragOrder(move);
  return (
    <>
      <Box component="ol" aria-label={label} sx={plainList}>
        {entries.map((entry, index) => {
          const name = entryName(entry, fields) || `New ${noun}`;
          const isOpen = index === open;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own
            <Box component="li" key={index} {...drag.row(index)} sx={rowStyle}>
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <DragHandle {...drag.handle(index)} />
                <Button
                  variant="text"
                  color="inherit"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                  sx={nameStyle}
                >
                  {name}
                </Button>
              </Box>
              {isOpen && (
                <Box sx={{ p: 1 }}>
                  <EntryFields
                    fields={fields}
                    entry={entry}
                    onChange={(to, what) => onChange(entries.with(index, to), `${index}.${what}`)}
                  />
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
                    <Button variant="text" disabled={index === 0} onClick={() => move(index, index - 1)}>
                      Up
                    </Button>
                    <Button
                      variant="text"
                      disabled={index === entries.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      Down
                    </Button>
                    <Button variant="text" onClick={() => remove(index)}>
                      Remove
                    </Button>
                  </Box>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      <Button variant="outlined" sx={{ mt: 1 }} disabled={entries.length >= 100} onClick={add}>
        Add {noun}
      </Button>
    </>
  );
});

const rowStyle = {
  ...dropStyle,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const nameStyle = {
  flex: 1,
  minWidth: 0,
  justifyContent: 'start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
