/** How far a button without a frame reaches beyond its words; within the margin of a page at 360 px, its focus ring too. */
const reach = '10px';

/** Of a button without a frame: its words stand in line with the text above and below. */
export const flushButton = { paddingInline: reach, marginInline: `-${reach}` } as const;
