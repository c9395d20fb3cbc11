import type { CompanyRole } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { findMembership } from './membership-repository.ts';

/** A recruiter in their company. */
export interface Member {
  readonly userId: string;
  readonly companyId: string;
  readonly role: CompanyRole;
}

/** The company of a recruiter; undefined where they have none yet. */
export function findMember(db: Database | Transaction, userId: string): Promise<Member | undefined> {
  return findMembership(db, userId);
}

/** @throws HttpProblem 409 for a recruiter who has not named a company */
export async function requireMember(db: Database | Transaction, userId: string): Promise<Member> {
  const member = await findMembership(db, userId);
  if (member) return member;
  throw new HttpProblem(409, 'Name your company in your profile first.', { code: 'no_company' });
}
