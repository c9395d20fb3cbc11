/** The two lists of the dashboard: beside each other where there is room. */
export const columnsStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
} as const;
