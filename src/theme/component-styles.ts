import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './forced-colors.ts';
import { TOUCH_TARGET } from './touch-target.ts';

const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** Within the space around a radio button or a box, so that no letter of its label is covered. */
const innerRing = {
  styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -3 } } },
};

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // Of any length, it would show the old state for one more frame.
  transition: 'none !important',
  scrollBehavior: 'auto !important',
};

/** How MUI's components look here. */
export const componentStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        scrollPaddingTop: 80,
        '&[data-text="larger"]': { fontSize: '118.75%' },
        '&[data-text="largest"]': { fontSize: '137.5%' },
      },
      body: { minHeight: '100vh', overflowWrap: 'break-word' },
      ':focus-visible': focusRing,
      // A heading takes the focus only so that it is announced; there is nothing to press.
      'h1:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
      ':root[data-motion="reduced"]': { '&, & *, & *::before, & *::after': still },
      ...forcedColors,
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiRadio: innerRing,
  MuiCheckbox: innerRing,
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET,
        minWidth: TOUCH_TARGET,
        borderRadius: 8,
        paddingInline: 18,
        '&[aria-disabled="true"]': { opacity: 0.75, cursor: 'progress' },
      },
      sizeLarge: { minHeight: 48, fontSize: '1rem' },
      sizeSmall: { paddingInline: 12 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.18em' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.control,
        },
      }),
      // Several lines have their space around the field, not within what scrolls.
      multiline: { padding: '12px 14px' },
      input: {
        paddingBlock: 12,
        height: 'auto',
        lineHeight: 1.5,
        'textarea&': { paddingBlock: 0 },
        '&:focus-visible': { outline: 'none' },
      },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem' } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Beside a button, its words would have a few letters a line.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'wrap',
          '& .MuiAlert-message': { flex: 1 },
          '& .MuiAlert-action': { flexBasis: '100%', margin: 0, padding: '0 0 0 16px' },
        },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 24px',
        // Side by side on a phone, their words would break.
        [theme.breakpoints.down('sm')]: {
          flexDirection: 'column',
          alignItems: 'stretch',
          '& > :not(style) ~ :not(style)': { marginLeft: 0, marginTop: 8 },
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontWeight: 650, textWrap: 'balance' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TOUCH_TARGET, borderRadius: 8 } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 650 } } },
};
