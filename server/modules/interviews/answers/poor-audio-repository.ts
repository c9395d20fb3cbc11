import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { recordings } from '../../../platform/database/schema/recordings.ts';

/** What a machine made of those recordings of a turn that it hardly understood. */
export async function listPoorTranscripts(db: Database, turnId: string): Promise<string[]> {
  const rows = await db
    .select({ transcript: recordings.transcript })
    .from(recordings)
    .where(and(eq(recordings.turnId, sql.placeholder('turnId')), eq(recordings.state, 'poor_audio')))
    .prepare('list_poor_transcripts')
    .execute({ turnId });
  return rows.flatMap(({ transcript }) => transcript ?? []);
}
