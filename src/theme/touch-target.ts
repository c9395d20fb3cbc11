/** Comfortable for a finger, as candidates' pages ask for; in pixels. */
export const TOUCH_TARGET = 44;

/** Of a link in a line of its own. */
export const linkTarget = { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET } as const;
