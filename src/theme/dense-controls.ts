import type { Theme } from '@mui/material/styles';

/** Height of buttons and fields where a mouse works on dense pages; a finger keeps the theme's. */
const CONTROL = 32;

/** Controls of everything below are low from `md` up. */
export const denseControls = (theme: Theme) => ({
  [theme.breakpoints.up('md')]: {
    // What sticks below the bar at the top asks for its height.
    '--top-bar': '48px',
    '& .MuiButton-root': { minHeight: CONTROL, py: 0.25, paddingInline: '12px', fontSize: '0.875rem' },
    '& .MuiIconButton-root': { minWidth: CONTROL, minHeight: CONTROL, p: 0.5 },
    '& .MuiOutlinedInput-root': { fontSize: '0.875rem' },
    '& .MuiOutlinedInput-input, & input:not([type="checkbox"], [type="radio"]), & select': {
      py: 0.75,
      px: 1.25,
      fontSize: '0.875rem',
    },
    '& [role="search"] input, & select:not(.MuiNativeSelect-select)': { minHeight: CONTROL },
    '& [role="search"] label': { fontSize: '0.8125rem' },
    '& .MuiOutlinedInput-root.MuiInputBase-multiline': { py: 1, px: 1.25 },
    '& textarea.MuiOutlinedInput-input': { p: 0 },
    '& .MuiFormLabel-root, & label.MuiTypography-root': { fontSize: '0.8125rem' },
    '& .MuiTabs-root': { minHeight: 36 },
    '& .MuiTab-root': { minHeight: 36, py: 0.5 },
  },
  '@media (forced-colors: active)': {
    // Every button has a frame there.
    '& .MuiButton-root[aria-pressed="true"]': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});
