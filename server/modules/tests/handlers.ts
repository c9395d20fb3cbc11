import { roleFamilies } from '../../content/role-families.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { requireMember } from '../membership/membership-service.ts';
import { findFigures } from './figures-repository.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { presentBuiltIn, presentSummary, presentTest, presentVersion } from './test-presenter.ts';
import { findTests, findVersion, findVersions } from './test-repository.ts';
import { createTest, deleteTest, openTest, publishTest, saveTest } from './test-service.ts';
import { previewOf, tryAnswers } from './try-service.ts';

type TestDeps = Pick<Deps, 'db' | 'now'>;

type TestHandlers = Pick<
  RouteHandlers,
  | 'listTests'
  | 'createTest'
  | 'listBuiltInTests'
  | 'getTest'
  | 'saveTest'
  | 'deleteTest'
  | 'publishTest'
  | 'getTestVersion'
  | 'previewTest'
  | 'tryTest'
>;

/** The operations of `openapi/paths/tests.yaml`. */
export function testHandlers(deps: TestDeps): TestHandlers {
  const { db } = deps;
  return {
    async listTests(request, reply) {
      const { companyId } = await requireMember(db, requireActor(request).userId);
      const { q = '', published = false, sort = '-updated_at', ...wanted } = request.query ?? {};
      const { page = 1, page_size: pageSize = 20 } = wanted;
      const filter = { companyId, q, isPublished: published, sort, page, pageSize };
      const { items, total } = await findTests(db, filter);
      return reply.code(200).send({ items: items.map(presentSummary), total });
    },
    async createTest(request, reply) {
      const { userId } = requireActor(request);
      const id = recordIdOf(request);
      await createTest(deps, userId, id, request.body);
      return reply.code(201).send(await wholeTest(deps, userId, id));
    },
    async listBuiltInTests(_request, reply) {
      return reply.code(200).send({ items: roleFamilies.map(presentBuiltIn) });
    },
    async getTest(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await wholeTest(deps, userId, request.params.test_id));
    },
    async saveTest(request, reply) {
      const { userId } = requireActor(request);
      await saveTest(deps, userId, request.params.test_id, request.body);
      return reply.code(200).send(await wholeTest(deps, userId, request.params.test_id));
    },
    async deleteTest(request, reply) {
      await deleteTest(deps, requireActor(request).userId, request.params.test_id);
      return reply.code(204).send();
    },
    async publishTest(request, reply) {
      const { userId } = requireActor(request);
      const { test_id: testId } = request.params;
      await oneAtATime(userId, () => publishTest(deps, userId, testId, request.body.revision));
      return reply.code(200).send(await wholeTest(deps, userId, request.params.test_id));
    },
    async getTestVersion(request, reply) {
      const { test_id: testId, version } = request.params;
      const { test } = await openTest(db, requireActor(request).userId, testId);
      const found = await findVersion(db, { companyId: test.companyId, testId, version });
      if (!found) throw new HttpProblem(404, 'There is no such version.');
      return reply.code(200).send(presentVersion(found, await findFigures(db, testId)));
    },
    async previewTest(request, reply) {
      const { test } = await openTest(db, requireActor(request).userId, request.params.test_id);
      return reply.code(200).send(previewOf(test));
    },
    async tryTest(request, reply) {
      const { userId } = requireActor(request);
      const { test } = await openTest(db, userId, request.params.test_id);
      const result = await oneAtATime(userId, () => tryAnswers(test, request.body.answers));
      return reply.code(200).send(result);
    },
  };
}

async function wholeTest({ db }: TestDeps, userId: string, id: string) {
  const found = await openTest(db, userId, id);
  return presentTest(found, await findVersions(db, id), await findFigures(db, id));
}
