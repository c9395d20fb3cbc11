import { useQuery } from '@tanstack/react-query';
import { listCompanyInvitationsOptions } from '../../api/gen/@tanstack/react-query.gen.ts';

/** The attempts that wait for one's rating, the one that waits longest first; without this one. */
export function useToRate(sessionId: string) {
  const query = { to_rate: true, sort: 'changed_at', page_size: 50 } as const;
  const { data } = useQuery(listCompanyInvitationsOptions({ query }));
  const others = data?.items.flatMap(({ session_id: id }) => (id && id !== sessionId ? [id] : [])) ?? [];
  return { next: others[0], count: others.length };
}
