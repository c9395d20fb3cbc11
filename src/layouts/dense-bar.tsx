import Collapse from '@mui/icons-material/KeyboardDoubleArrowLeft';
import Expand from '@mui/icons-material/KeyboardDoubleArrowRight';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../components/keys/use-keys.ts';
import { Wordmark } from '../components/page/wordmark.tsx';
import { useKeyChord } from '../components/use-key-chord.ts';
import { keepChoice, readChoice } from '../lib/browser-choices.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import { type NavigationItem, NavigationLinks } from './navigation-links.tsx';
import type { PaletteProps } from './palette/palette.tsx';
import { barStyle } from './side-navigation.tsx';

const ShortcutList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shortcuts" */ '../components/keys/shortcut-list.tsx'))
    .ShortcutList,
}));

const Palette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './palette/palette.tsx')).Palette,
}));

/** Whether the bar shows icons alone, in this browser; `first-paint.js` reads the same. */
const wasCollapsed = () => readChoice('navigation') === 'collapsed';

interface DenseBarProps {
  readonly items: readonly NavigationItem[];
  readonly label: string;
  /** Finds records for the palette. */
  readonly findRecords?: PaletteProps['findRecords'];
}

/** The area's pages in a narrow bar, which collapses to icons; by itself where the window is not wide. */
export function DenseBar({ items, label, findRecords }: DenseBarProps) {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const [isListOpen, setListOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useKeyChord('k', () => setPaletteOpen(true));
  useKeys([{ key: '?', label: 'Show shortcuts', act: () => setListOpen(true) }]);
  const turn = () => {
    keepChoice('navigation', isCollapsed ? null : 'collapsed');
    setCollapsed(!isCollapsed);
  };
  const name = isCollapsed ? 'Expand navigation' : 'Collapse navigation';
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={[barStyle, frameStyle, { width: { md: 48, lg: isCollapsed ? 48 : 200 } }]}
    >
      <Box sx={{ height: 48, px: '9px', overflow: 'hidden', flexShrink: 0 }}>
        <Wordmark />
      </Box>
      <Box sx={{ flex: 1 }}>
        <NavigationLinks items={items} sx={{ p: 0.5, gap: 0.25, ...linksStyle(isCollapsed) }} />
      </Box>
      <Box
        sx={{ display: 'flex', flexDirection: isCollapsed ? 'column' : { md: 'column', lg: 'row' }, p: 0.5 }}
      >
        <IconButton
          aria-label="Search and commands"
          title="Search and commands (Ctrl+K)"
          onClick={() => setPaletteOpen(true)}
          sx={iconStyle}
        >
          <Search fontSize="small" />
        </IconButton>
        <IconButton
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={() => setListOpen(true)}
          sx={iconStyle}
        >
          <Keyboard fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={name}
          title={name}
          onClick={turn}
          sx={{
            ...iconStyle,
            display: { md: 'none', lg: 'inline-flex' },
            ml: { lg: isCollapsed ? 0 : 'auto' },
          }}
        >
          {isCollapsed ? <Expand fontSize="small" /> : <Collapse fontSize="small" />}
        </IconButton>
      </Box>
      {isPaletteOpen && (
        <Suspense>
          <Palette pages={items} findRecords={findRecords} onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
      {isListOpen && (
        <Suspense>
          <ShortcutList onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const frameStyle = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  overflowX: 'hidden',
} as const;

const iconStyle = { minWidth: 40, minHeight: 40, p: 0.5 } as const;

/** Icons alone keep their words for screen readers and, hovered, in a title. */
const linksStyle = (isCollapsed: boolean) => ({
  '& .MuiListItemButton-root': { minHeight: 36, px: '10px', py: 0, fontSize: '0.875rem' },
  '& .MuiListItemIcon-root': { minWidth: 32, '& svg': { fontSize: 20 } },
  '& .MuiListItemText-root': isCollapsed
    ? visuallyHidden
    : { '@media (max-width: 1199.95px)': visuallyHidden },
});
