/** The lists of the dashboard: beside each other where there is room, and one alone over all of it. */
export const columnsStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(400px, 1fr))' },
} as const;
