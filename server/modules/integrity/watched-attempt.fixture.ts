import type {
  IntegrityEventReport,
  IntegrityIntake,
  IntegrityLog,
  Session,
} from '../../../openapi/gen/types.gen.ts';
import type { Client, Reply } from '../interviews/practice-server.fixture.ts';

type Attempt = Pick<Session, '_id'>;

/** Where an attempt's log is, below which events and comments go. */
export const logPath = ({ _id }: Attempt) => `/api/v1/fraud-detection/sessions/${_id}`;

/** What a browser reports of an exit of four seconds, with what a test changes. */
export function anExit(
  _id: string,
  at: Date,
  change: Partial<IntegrityEventReport> = {},
): IntegrityEventReport {
  const nothing = { characters: null, device: null, cause: null, while_paused: false, turn_id: null };
  return { _id, signal: 'page_hidden', at: at.toISOString(), duration_ms: 4000, ...nothing, ...change };
}

/** Reports events at a moment by the browser's clock. */
export function sendEvents(
  client: Client,
  attempt: Attempt,
  sentAt: Date,
  events: readonly IntegrityEventReport[],
): Promise<Reply<IntegrityIntake>> {
  return client.ask('POST', `${logPath(attempt)}/events`, { sent_at: sentAt.toISOString(), events });
}

/** What was noted, as its candidate sees it. */
export async function readLog(client: Client, attempt: Attempt): Promise<IntegrityLog> {
  const { status, body } = await client.ask<IntegrityLog>('GET', logPath(attempt));
  if (status !== 200) throw new Error(`The log is answered with ${status}.`);
  return body;
}
