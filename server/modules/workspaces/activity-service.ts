import type { ActivityChange, ActivityKind } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertActivities } from './activity-repository.ts';

/** What somebody did in a workspace. */
export interface NewActivity {
  readonly kind: ActivityKind;
  readonly applicationId?: string;
  readonly change?: ActivityChange;
}

interface Done {
  readonly companyId: string;
  readonly workspaceId: string;
  /** Null once the account is gone. */
  readonly actorId: string | null;
  readonly at: Date;
}

/** Notes what somebody did, in the transaction that does it. */
export async function recordActivities(
  tx: Transaction,
  by: Done,
  done: readonly NewActivity[],
): Promise<void> {
  if (done.length === 0) return;
  const rows = done.map(({ applicationId = null, change = {}, kind }) => ({
    ...by,
    applicationId,
    kind,
    change,
  }));
  await insertActivities(tx, by, rows);
}
