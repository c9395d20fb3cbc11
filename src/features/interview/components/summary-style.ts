/** The line that opens and closes a `details`, large enough for a thumb. */
export const summaryStyle = {
  // It inherits from the slot of its `details`, and not from the page.
  boxSizing: 'border-box',
  minHeight: 44,
  display: 'list-item',
  listStylePosition: 'inside',
  py: 1.25,
  lineHeight: 1.5,
  fontWeight: 600,
  cursor: 'pointer',
  borderRadius: 1,
} as const;
