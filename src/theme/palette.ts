/** The colours of both schemes; every pair that carries text has at least 4.5:1, every border of a control 3:1. */
export const palette = {
  light: {
    primary: { main: '#0b5d57', dark: '#07433f', light: '#d9ebe7', contrastText: '#ffffff' },
    secondary: { main: '#8a4b16', dark: '#6d390d', light: '#f6e6d7', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    warning: { main: '#8a5300', contrastText: '#ffffff' },
    info: { main: '#1c5d8a', contrastText: '#ffffff' },
    success: { main: '#1d6b3a', contrastText: '#ffffff' },
    text: { primary: '#13211f', secondary: '#4a5a56' },
    background: { default: '#f5f6f2', paper: '#ffffff', sunken: '#eaeee9' },
    divider: '#d3dad6',
    control: '#75857f',
  },
  dark: {
    primary: { main: '#74d3c5', dark: '#a5e6dc', light: '#173a36', contrastText: '#04211e' },
    secondary: { main: '#eab27c', dark: '#f5cfa8', light: '#3d2a18', contrastText: '#2a1704' },
    error: { main: '#ffb0a6', contrastText: '#410a06' },
    warning: { main: '#f0bd6b', contrastText: '#2f1d00' },
    info: { main: '#93cdf5', contrastText: '#06263d' },
    success: { main: '#8bd9a3', contrastText: '#06291a' },
    text: { primary: '#e6eeeb', secondary: '#aab9b4' },
    background: { default: '#0d1413', paper: '#151f1d', sunken: '#1c2826' },
    divider: '#2b3835',
    control: '#74857f',
  },
} as const;
