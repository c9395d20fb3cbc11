import type { IntegrityRecord } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { isKeptAt } from '../interviews/hiring/retention.ts';
import type { HiringTerms } from '../interviews/session/session-state.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { bandOf } from './band.ts';
import { presentFinding } from './findings/finding-presenter.ts';
import { findFindings } from './findings/finding-repository.ts';
import { statusOf } from './findings/finding-rules.ts';
import { presentEvent } from './presenter.ts';
import { listEvents } from './repository.ts';

/**
 * What was noted in an attempt for hiring while it is kept, and what people made of it. Only for who may see it: this
 * does not ask.
 */
export async function notedIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  terms: HiringTerms,
): Promise<IntegrityRecord> {
  if (!isKeptAt(terms, now()))
    return { band: 'none', is_removed: true, events: [], status: 'not_reviewed', findings: [] };
  const { turns } = await storedSession(db, null, sessionId);
  const events = await listEvents(db, sessionId);
  const findings = await findFindings(db, sessionId);
  return {
    band: bandOf(events),
    is_removed: false,
    events: events.map((event) => presentEvent(event, turns)),
    status: statusOf(findings.map(({ finding }) => finding)),
    findings: findings.map(presentFinding),
  };
}
