/**
 * What carries a meaning by its colour alone, in the colours that somebody has chosen for all pages: the browser lets only
 * those through. Marks would be drawn with the strength of their tint, and what is filled would lose its fill.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    ':root[data-scheme]': {
      '--mui-palette-primary-main': 'Highlight',
      '--mui-palette-primary-contrastText': 'HighlightText',
      '--mui-palette-text-disabled': 'GrayText',
    },
    ':root mark': {
      backgroundColor: 'Mark !important',
      color: 'MarkText !important',
      // It lies below what is marked, on the page.
      textDecorationColor: 'CanvasText !important',
      boxShadow: 'none !important',
      forcedColorAdjust: 'none',
    },
    ':root .MuiButton-root': { border: '1px solid ButtonText' },
    // Within a field the frame is the field's.
    ':root input + .MuiButton-root': { border: 0, textDecoration: 'underline' },
    ':root .MuiButton-contained, :root .MuiButton-contained:hover': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
    // Its edge is a shadow, which is not drawn.
    ':root :is(.MuiDialog-paper, .MuiPopover-paper)': { border: '1px solid CanvasText' },
    ':root .MuiButton-root.Mui-disabled': {
      borderColor: 'GrayText',
      backgroundColor: 'ButtonFace',
      color: 'GrayText',
    },
    ':root .MuiLinearProgress-root': { border: '1px solid CanvasText' },
    ':root [aria-current]:not([aria-current="false"], :focus-visible), :root .Mui-selected:not(:focus-visible)':
      {
        outline: '2px solid Highlight',
        outlineOffset: -2,
      },
  },
} as const;
