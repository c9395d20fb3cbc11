import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortcutsOnPage } from '../../components/keys/use-keys.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { actionsOf, matching, type PaletteGroup, type PaletteItem } from './palette-items.ts';

export interface PaletteProps {
  readonly pages: readonly PaletteItem[];
  /** Finds records by a text. */
  readonly findRecords?: ((text: string) => Promise<PaletteGroup[]>) | undefined;
  readonly onClose: () => void;
}

/** Fewer letters find too much. */
const FEWEST_LETTERS = 2;

/** As long as somebody types on, in ms. */
const PAUSE = 200;

/** Leads to pages and records and does what the page can do, by words. */
export function Palette({ pages, findRecords, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  // Those of the page below: what opens here adds none.
  const [actions] = useState(() => actionsOf(shortcutsOnPage()));
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const records = useQuery({
    queryKey: ['palette', q],
    queryFn: () => findRecords?.(q) ?? [],
    enabled: findRecords !== undefined && q.length >= FEWEST_LETTERS,
  });
  const groups = [
    { title: 'Pages', items: matching(pages, text) },
    { title: 'On this page', items: matching(actions, text) },
    ...(text.trim().length >= FEWEST_LETTERS ? (records.data ?? []) : []),
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(at, items.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const take = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    if (item.to) navigate(item.to);
    // The dialog gives the focus back first: some keys act on what has it.
    else setTimeout(() => item.act?.());
  };
  const go = (to: number) => {
    setAt(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') take(items[current]);
    else if (key === 'ArrowDown') go(Math.min(current + 1, items.length - 1));
    else if (key === 'ArrowUp') go(Math.max(current - 1, 0));
    else return;
    event.preventDefault();
  };
  let index = -1;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label="Search and commands"
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box
        component="input"
        type="text"
        role="combobox"
        aria-label="Search pages, actions, workspaces and candidates"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? optionId(current) : undefined}
        aria-autocomplete="list"
        placeholder="Go to, do, or find"
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={press}
        sx={fieldStyle}
      />
      <Box role="status" sx={visuallyHidden}>
        {items.length === 1 ? '1 result' : `${items.length} results`}
      </Box>
      <Box id={`${id}-list`} role="listbox" aria-label="Results" sx={listStyle}>
        {groups.map((group) => (
          <Box key={group.title} role="group" aria-label={group.title}>
            <Box aria-hidden sx={titleStyle}>
              {group.title}
            </Box>
            {group.items.map((item) => {
              index += 1;
              const own = index;
              return (
                <Box
                  key={`${item.to} ${item.label} ${item.detail}`}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === current}
                  onClick={() => take(item)}
                  sx={own === current ? { ...itemStyle, bgcolor: 'action.selected' } : itemStyle}
                >
                  <span>{item.label}</span>
                  <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {item.detail}
                  </Box>
                </Box>
              );
            })}
          </Box>
        ))}
        {items.length === 0 && (
          <Box sx={{ p: 2, color: 'text.secondary' }}>
            {records.isFetching ? 'Searching' : `Nothing matches “${text.trim()}”.`}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

const fieldStyle = {
  minHeight: 48,
  px: 2,
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  outlineOffset: -3,
} as const;

const listStyle = { maxHeight: 400, overflowY: 'auto', py: 0.5 } as const;

const titleStyle = {
  px: 2,
  pt: 1,
  pb: 0.5,
  fontSize: '0.75rem',
  fontWeight: 650,
  color: 'text.secondary',
} as const;

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  px: 2,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  // The mark of the current one that forced colors keep.
  '&[aria-selected="true"]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
