import { roleGuard } from './role-guard.ts';

/** Stands before everything under /recruiter (D20). */
export const recruiterGuard = roleGuard('recruiter');
