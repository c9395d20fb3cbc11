/** The three kinds of user; each has an area of its own below a path of the same name. */
export type Role = 'admin' | 'recruiter' | 'candidate';

export const ROLES: readonly Role[] = ['admin', 'recruiter', 'candidate'];
