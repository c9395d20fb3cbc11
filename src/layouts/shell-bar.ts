/** A bar across the shell, between its head and the page. */
export const shellBar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
  '@media print': { display: 'none' },
} as const;
