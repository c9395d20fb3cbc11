import { roleGuard } from './role-guard.ts';

/** Stands before everything under /admin (D20). */
export const adminGuard = roleGuard('admin');
