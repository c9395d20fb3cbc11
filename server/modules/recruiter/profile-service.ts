import { eq } from 'drizzle-orm';
import type { RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { recruiterProfiles } from '../../platform/database/schema/index.ts';

/** The company of a recruiter; undefined where none was told. */
export async function findProfile(db: Database, userId: string): Promise<RecruiterProfile | undefined> {
  const [row] = await db.select().from(recruiterProfiles).where(eq(recruiterProfiles.userId, userId));
  return row && { company: row.company, company_size: row.companySize, job_title: row.jobTitle };
}

/** Makes the profile or replaces it. */
export async function saveProfile(
  db: Database | Transaction,
  userId: string,
  profile: RecruiterProfile,
  now: Date,
): Promise<void> {
  const state = {
    company: profile.company,
    companySize: profile.company_size,
    jobTitle: profile.job_title,
    updatedAt: now,
  };
  await db
    .insert(recruiterProfiles)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: recruiterProfiles.userId, set: state });
}
