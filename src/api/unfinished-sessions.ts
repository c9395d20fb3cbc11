import type { SessionStatus } from '../../openapi/gen/types.gen.ts';
import { listSessionsOptions } from './gen/@tanstack/react-query.gen.ts';

const unfinished: SessionStatus[] = ['created', 'in_progress', 'paused'];

/** The sessions that are not at their end, practice and others, the newest first: whoever shows them shows its failure. */
export const unfinishedSessions = () => listSessionsOptions({ query: { status: unfinished, page_size: 50 } });
