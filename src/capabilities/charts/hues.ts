/** Each at least 3:1 on both schemes' paper; in pictures a shape or a name stands beside it. */
export const hues = ['#2f7fd6', '#b8721b', '#1f9d6b', '#9a5bd0', '#cf4a78'] as const;
