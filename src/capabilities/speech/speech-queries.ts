import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getSpeechOptionsOptions,
  getSpeechOptionsQueryKey,
  listRecordingsOptions,
  listRecordingsQueryKey,
} from '../../api/gen/@tanstack/react-query.gen.ts';

const path = (sessionId: string) => ({ path: { session_id: sessionId } });

/** Whether answers of a session can be spoken and its questions read aloud. */
export const speechQuery = (sessionId: string) =>
  queryOptions(getSpeechOptionsOptions({ ...path(sessionId) }));

/** What was recorded in a session. */
export const recordingsQuery = (sessionId: string) =>
  queryOptions(listRecordingsOptions({ ...path(sessionId) }));

/** Whether something was recorded for a turn before, and kept. */
export function useHasRecordings(sessionId: string, turnId: string): boolean {
  const { data } = useQuery(recordingsQuery(sessionId));
  return data?.items.some(({ turn_id, finished_at }) => turn_id === turnId && finished_at !== null) ?? false;
}

/** Fetches the recordings of a session again: one was added, or removed. */
export function refreshRecordings(queries: QueryClient, sessionId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: listRecordingsQueryKey(path(sessionId)) });
}

/** Fetches the offer again: a decision on recordings was stored. */
export function refreshSpeech(queries: QueryClient, sessionId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: getSpeechOptionsQueryKey(path(sessionId)) });
}
