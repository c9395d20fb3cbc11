import { eq } from 'drizzle-orm';
import type {
  AccommodationWishes,
  AccommodationWishesInput,
  CandidatePreferences,
  CandidateProfile,
  CandidateProfileInput,
} from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  accommodationWishes,
  candidatePreferences,
  candidateProfiles,
} from '../../platform/database/schema/candidates.ts';

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

/** What was chosen. Before, no mail but those about an interview that somebody is invited to. */
export async function findPreferences(
  db: Database | Transaction,
  userId: string,
): Promise<CandidatePreferences> {
  const [row] = await db.select().from(candidatePreferences).where(eq(candidatePreferences.userId, userId));
  return {
    report_ready_mail: row?.reportReadyMail ?? false,
    invitation_mail: row?.invitationMail ?? true,
    reminder_mail: row?.reminderMail ?? true,
  };
}

export async function savePreferences(
  db: Database,
  userId: string,
  chosen: CandidatePreferences,
  updatedAt: Date,
): Promise<void> {
  const state = {
    reportReadyMail: chosen.report_ready_mail,
    invitationMail: chosen.invitation_mail,
    reminderMail: chosen.reminder_mail,
    updatedAt,
  };
  await db
    .insert(candidatePreferences)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: candidatePreferences.userId, set: state });
}

/** The wishes as they were saved last; none before. */
export async function findWishes(db: Database, userId: string): Promise<AccommodationWishes> {
  const [row] = await db.select().from(accommodationWishes).where(eq(accommodationWishes.userId, userId));
  if (!row) return { extra_time_percent: 0, text_only: false, pauses: false, note: '', saved_at: null };
  return { ...row.wished, note: row.note, saved_at: row.updatedAt.toISOString() };
}

/** Makes the wishes or replaces them. */
export async function saveWishes(
  db: Database,
  userId: string,
  { note, ...wished }: AccommodationWishesInput,
  updatedAt: Date,
): Promise<void> {
  const state = { wished, note, updatedAt };
  await db
    .insert(accommodationWishes)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: accommodationWishes.userId, set: state });
}
