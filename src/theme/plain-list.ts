/** Of a list whose items show by themselves where they begin. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
