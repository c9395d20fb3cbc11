import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { asCsv, type CsvColumn } from '../../../platform/http/csv.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { auditOrigin } from '../../audit/audit-service.ts';
import { actOnUser } from '../../auth/administrators/user-action-service.ts';
import type { AuthDeps } from '../../auth/auth-deps.ts';
import { presentUserAccount } from './user-presenter.ts';
import { countUsers, findUser, findUsers, type UserRow } from './user-repository.ts';

const columns: readonly CsvColumn<UserRow>[] = [
  { name: 'Name', value: ({ fullName }) => fullName },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Role', value: ({ role }) => role },
  { name: 'Suspended', value: ({ isActive }) => (isActive ? 'no' : 'yes') },
  { name: 'Verified', value: ({ isVerified }) => (isVerified ? 'yes' : 'no') },
  { name: 'Second factor', value: ({ hasSecondFactor }) => (hasSecondFactor ? 'yes' : 'no') },
  { name: 'Plan', value: ({ plan }) => plan },
  { name: 'Last seen', value: ({ lastSeenAt }) => lastSeenAt?.toISOString() ?? null },
  { name: 'Registered', value: ({ createdAt }) => createdAt.toISOString() },
];

/** The operations of `openapi/paths/admin-users.yaml`. */
export function userHandlers(deps: AuthDeps): Pick<RouteHandlers, 'listUsers' | 'exportUsers' | 'actOnUser'> {
  const { db, now } = deps;
  return {
    async listUsers(request, reply) {
      const {
        page = 1,
        page_size: pageSize = 20,
        q = '',
        sort = '-created_at',
        ...chosen
      } = request.query ?? {};
      const filter = { ...chosen, q, sort };
      const rows = await findUsers(db, { ...filter, page, pageSize, at: now() });
      return reply
        .code(200)
        .send({ items: rows.map(presentUserAccount), total: await countUsers(db, filter) });
    },
    async exportUsers(request, reply) {
      const { q = '', sort = '-created_at', ...chosen } = request.query ?? {};
      const at = now();
      const file = asCsv(reply, 'users.csv', columns, (page, pageSize) =>
        findUsers(db, { ...chosen, q, sort, page, pageSize, at }),
      );
      return reply.code(200).send(file);
    },
    async actOnUser(request, reply) {
      const { user_id: userId } = request.params;
      await actOnUser(deps, auditOrigin(request), userId, request.body);
      const row = await findUser(db, userId, now());
      if (!row) throw new HttpProblem(404, 'There is no such account.');
      return reply.code(200).send(presentUserAccount(row));
    },
  };
}
