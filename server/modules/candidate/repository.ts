import { eq } from 'drizzle-orm';
import type {
  CandidatePreferences,
  CandidateProfile,
  CandidateProfileInput,
} from '../../gen/types/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { candidatePreferences, candidateProfiles } from '../../platform/database/schema/candidates.ts';

/** The profile as it was saved last; an empty one before. */
export async function findProfile(db: Database, userId: string): Promise<CandidateProfile> {
  const [row] = await db.select().from(candidateProfiles).where(eq(candidateProfiles.userId, userId));
  if (!row) return { headline: '', skills: [], links: [], saved_at: null };
  const { headline, skills, links, updatedAt } = row;
  return { headline, skills: [...skills], links: [...links], saved_at: updatedAt.toISOString() };
}

/** Makes the profile or replaces it. */
export async function saveProfile(
  db: Database,
  userId: string,
  { headline, skills, links }: CandidateProfileInput,
  updatedAt: Date,
): Promise<void> {
  const state = { headline, skills, links, updatedAt };
  await db
    .insert(candidateProfiles)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: candidateProfiles.userId, set: state });
}

/** What was chosen; no mail that was not asked for. */
export async function findPreferences(
  db: Database | Transaction,
  userId: string,
): Promise<CandidatePreferences> {
  const [row] = await db.select().from(candidatePreferences).where(eq(candidatePreferences.userId, userId));
  return { report_ready_mail: row?.reportReadyMail ?? false };
}

export async function savePreferences(
  db: Database,
  userId: string,
  { report_ready_mail: reportReadyMail }: CandidatePreferences,
  updatedAt: Date,
): Promise<void> {
  const state = { reportReadyMail, updatedAt };
  await db
    .insert(candidatePreferences)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: candidatePreferences.userId, set: state });
}
