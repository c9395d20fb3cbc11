import { createTheme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { palette } from './palette.ts';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A surface that lies below the paper: wells, summaries, table heads. */
    sunken: string;
  }
  interface Palette {
    /** Borders of fields and other controls. */
    control: string;
  }
  interface PaletteOptions {
    control?: string;
  }
}

/** One family for headings and text; the two after it stand in while it loads, in its measures: `scripts/typeface.ts`. */
const SANS = '"Public Sans", "Near Arial", "Near Roboto", "Near DejaVu", system-ui, sans-serif';

const heading = { fontWeight: 650, letterSpacing: '-0.02em', textWrap: 'balance' };

/** The app's look in both schemes; the attribute is set by the page's HTML before anything is drawn. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: palette.light }, dark: { palette: palette.dark } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: SANS,
    h1: { ...heading, fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)', lineHeight: 1.15 },
    h2: { ...heading, fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', lineHeight: 1.25 },
    h3: { fontWeight: 650, fontSize: '1.125rem', lineHeight: 1.4 },
    h4: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.5 },
    subtitle1: { fontWeight: 650 },
    body1: { lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    overline: { fontWeight: 650, letterSpacing: '0.08em', lineHeight: 1.5 },
  },
  components: componentStyles,
});
