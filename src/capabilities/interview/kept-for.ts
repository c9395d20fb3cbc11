import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';

/** "90 days after the interview closes" */
export function keptFor({
  retention_days,
  retention_from,
}: Pick<InvitedInterview, 'retention_days' | 'retention_from'>): string {
  const end = retention_from === 'closing' ? 'the interview closes' : 'your application ends';
  return `${retention_days} days after ${end}`;
}
