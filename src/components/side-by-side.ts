/** Two columns where there is room, else one below the other; on paper too, where nothing in a grid keeps with what follows. */
export const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'block', '& > * + *': { mt: 3 } },
} as const;
