import { useQuery } from '@tanstack/react-query';
import { listCompanyInvitationsOptions } from '../../api/gen/@tanstack/react-query.gen.ts';

/** The attempts that wait for one's rating beside this one, the one that waits longest first, then around; `at` is its place among them, 0 where it does not wait. */
export function useToRate(sessionId: string) {
  const query = { to_rate: true, sort: 'changed_at', page_size: 50 } as const;
  const { data } = useQuery(listCompanyInvitationsOptions({ query }));
  const ids = data?.items.flatMap(({ session_id: id }) => id ?? []) ?? [];
  const at = ids.indexOf(sessionId);
  const others = at < 0 ? ids : [...ids.slice(at + 1), ...ids.slice(0, at)];
  const total = data?.total ?? 0;
  return { next: others[0], previous: others.at(-1), at: at + 1, total };
}
