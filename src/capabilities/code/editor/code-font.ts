/** How code is written everywhere. */
export const codeFont = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  tabSize: 4,
} as const;
