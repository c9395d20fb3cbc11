import { randomInt } from 'node:crypto';
import type { RecruiterProfile, Role } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { users } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { findProfile, saveProfile } from '../recruiter/profile-service.ts';

/** Without characters that look alike: people copy it from a terminal. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const COMPANY: RecruiterProfile = {
  company: 'Sample Company',
  company_size: '51-200',
  job_title: 'Recruiter',
};

/** An account of the demo, with the password it has until the next start. */
export interface DemoAccount {
  readonly userId: string;
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

/** Makes one account of each role, or gives them new passwords: they can be printed at every start. */
export async function seedDemo(db: Database, now: Date): Promise<DemoAccount[]> {
  return [
    await seedAccount(db, 'candidate', 'Demo Candidate', now),
    await seedAccount(db, 'recruiter', 'Demo Recruiter', now),
    await seedAccount(db, 'admin', 'Demo Administrator', now),
  ];
}

export const demoEmail = (role: Role) => `demo.${role}@candor.example`;

async function seedAccount(db: Database, role: Role, fullName: string, now: Date): Promise<DemoAccount> {
  const email = demoEmail(role);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const state = { role, passwordHash, isVerified: true, isActive: true, updatedAt: now };
  const userId = await db.transaction(async (tx) => {
    const [account] = await tx
      .insert(users)
      .values({ id: newId(), email, fullName, createdAt: now, ...state })
      .onConflictDoUpdate({ target: users.email, set: state })
      .returning({ id: users.id });
    if (!account) throw new Error(`The demo ${role} was not stored.`);
    if (role !== 'recruiter') return account.id;
    if (!(await findProfile(tx, account.id))) await saveProfile(tx, account.id, COMPANY, now);
    return account.id;
  });
  return { userId, role, email, password };
}

/** Four groups of four: about 79 bits. */
function newPassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
}
