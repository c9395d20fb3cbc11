/** Two panels beside each other, where there is room. */
export const pairStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 3,
} as const;
