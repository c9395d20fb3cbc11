import type { Session } from '../../../../openapi/gen/types.gen.ts';
import type { DraftStorage } from '../../../capabilities/drafts/draft-storage.ts';
import type { SessionWrites } from './use-session-writes.ts';

/** A running session, whose it is, where its answers are kept, and what can be done with it. */
export interface SessionInHand {
  readonly session: Session;
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly writes: SessionWrites;
}
