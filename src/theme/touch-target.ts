/** Comfortable for a finger, as candidates' pages ask for; in pixels. */
export const TOUCH_TARGET = 44;

/** Of a link in a line of its own; one that takes two has as much air above and below. */
export const linkTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET,
  paddingBlock: '9px',
} as const;
