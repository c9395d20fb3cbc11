import { type SQL, sql } from 'drizzle-orm';
import type {
  Coverage,
  FoundInAttempt,
  HiringInvitation,
  IntegritySignal,
  IntegrityVerdict,
  SecondReviewState,
} from '../../../../openapi/gen/types.gen.ts';
import { revealedTo } from '../../workspaces/revealed-sql.ts';
import { isKeptAt } from '../hiring/retention.ts';
import type { HiringTerms } from '../session/session-state.ts';
import { ownScorecard, submittedSession } from './invitation-status-sql.ts';

interface NotedEvent<Time> {
  readonly signal: IntegritySignal;
  readonly at: Time;
  readonly durationMs: number | null;
  readonly characters: number | null;
  readonly elsewhere: boolean;
}

interface Finding {
  readonly verdict: IntegrityVerdict;
  readonly secondReview: SecondReviewState | null;
}

/** Its times as the database writes them into JSON. */
interface StoredFound {
  readonly coverage: Coverage | null;
  readonly events: readonly NotedEvent<string>[];
  readonly findings: readonly Finding[];
}

/** What notes and findings come to, newest first; integrity knows interviews, and not the other way round. */
export type SumUp = (
  events: readonly NotedEvent<Date>[],
  findings: readonly Finding[],
) => NonNullable<FoundInAttempt['integrity']>;

/**
 * What was found in the last attempt that was submitted, for who may see that (rule 1 of human first); null for others.
 * Beside `invitations`. Of the notes only those that a band looks at.
 */
export function foundIn(userId: string, seesCandidate: SQL): SQL<StoredFound | null> {
  return sql<StoredFound | null>`(
    select json_build_object(
      'coverage', (select r.coverage from reports r where r.session_id = interview_sessions.id
        order by r.version desc limit 1),
      'events', (select coalesce(json_agg(json_build_object('signal', e.signal, 'at', e.at, 'durationMs', e.duration_ms,
          'characters', e.characters, 'elsewhere', e.elsewhere) order by e.at, e.position), '[]')
        from integrity_events e
        where e.session_id = interview_sessions.id and e.signal in ('page_hidden', 'paste', 'large_insertion')),
      'findings', (select coalesce(json_agg(json_build_object('verdict', f.verdict, 'secondReview', f.second_review)
          order by f.proposed_at desc, f.id), '[]')
        from integrity_findings f where f.session_id = interview_sessions.id))
    from interview_sessions join interviews on interviews.id = interview_sessions.interview_id
    where interview_sessions.id = ${submittedSession}
      and (${seesCandidate} or ${ownScorecard(userId)} = 'submitted') and ${revealedTo(userId)})`;
}

/** The same as it is told; of notes that are no longer kept nothing. */
export function presentFound(
  found: StoredFound | null,
  terms: HiringTerms,
  { at, sumUp }: { readonly at: Date; readonly sumUp: SumUp },
): HiringInvitation['found'] {
  if (!found) return null;
  const events = found.events.map((event) => ({ ...event, at: new Date(event.at) }));
  const integrity = isKeptAt(terms, at) ? sumUp(events, found.findings) : null;
  return { coverage: found.coverage, integrity };
}
