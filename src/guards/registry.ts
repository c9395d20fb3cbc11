import type { Role } from '../lib/role.ts';
import { adminGuard } from './admin-guard.ts';
import { authGuard } from './auth-guard.ts';
import { candidateGuard } from './candidate-guard.ts';
import { ALLOW, type Guard, type GuardContext, type GuardResult } from './guard.ts';
import { guestGuard } from './guest-guard.ts';
import { recruiterGuard } from './recruiter-guard.ts';
import { recruiterInterviewGuard } from './recruiter-interview-guard.ts';
import { roleGuard } from './role-guard.ts';

const guards = {
  admin: adminGuard,
  auth: authGuard,
  candidate: candidateGuard,
  guest: guestGuard,
  recruiter: recruiterGuard,
  'recruiter-interview': recruiterInterviewGuard,
} satisfies Record<string, Guard>;

/** A guard by its name; the role guard is named with the roles it admits (§4, D23). */
export type GuardRef = keyof typeof guards | { role: readonly Role[] };

const resolve = (ref: GuardRef): Guard => (typeof ref === 'string' ? guards[ref] : roleGuard(...ref.role));

/** Runs guards in order; the first that does not allow decides (§4). */
export function runGuards(refs: readonly GuardRef[], context: GuardContext): GuardResult {
  for (const ref of refs) {
    const result = resolve(ref)(context);
    if (result.kind !== 'allow') return result;
  }
  return ALLOW;
}
