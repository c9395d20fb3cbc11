/** The colors of mails and of the few pages that the server draws: those of the app (a test holds them together). */
export const mailColors = {
  light: {
    page: '#f5f6f2',
    card: '#ffffff',
    line: '#d3dad6',
    text: '#13211f',
    soft: '#4a5a56',
    action: '#0b5d57',
    onAction: '#ffffff',
  },
  dark: {
    page: '#0d1413',
    card: '#151f1d',
    line: '#2b3835',
    text: '#e6eeeb',
    soft: '#aab9b4',
    action: '#74d3c5',
    onAction: '#04211e',
  },
} as const;

const variablesOf = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color}`)
    .join('; ');

/** The same as variables of CSS, e.g. `--onAction`, in the scheme of the reader. */
export const colorVariables = `:root { color-scheme: light dark; ${variablesOf(mailColors.light)} }
@media (prefers-color-scheme: dark) { :root { ${variablesOf(mailColors.dark)} } }`;
