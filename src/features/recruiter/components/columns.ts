/** What is done left, what is known right. */
export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
  alignItems: 'start',
  gap: 2,
} as const;

export const stackStyle = { display: 'grid', gap: 2, minWidth: 0 } as const;
