import { roleGuard } from './role-guard.ts';

/** Stands before everything under /candidate (D20, but for live interviews: D21). */
export const candidateGuard = roleGuard('candidate');
