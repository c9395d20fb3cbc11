import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { asCsv, asFile, CSV_TYPE, type CsvColumn, csvOf } from '../../platform/http/csv.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { findMember } from '../membership/membership-service.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { readsAnyWithoutNames } from '../workspaces/nameless-sql.ts';
import { type ApplicationRow, findApplicationRows } from './application-repository.ts';
import { type CandidateRow, eachCandidate } from './candidate-repository.ts';
import { presentCompanyCandidate } from './presenter.ts';

const candidateColumns: readonly CsvColumn<CandidateRow>[] = [
  { name: 'Name', value: ({ candidate }) => candidate.fullName },
  { name: 'Email', value: ({ candidate }) => candidate.email },
  { name: 'Phone', value: ({ candidate }) => candidate.phone },
  { name: 'Source', value: ({ candidate }) => candidate.source },
  { name: 'Tags', value: ({ candidate }) => candidate.tags.join('; ') },
  {
    name: 'Workspaces',
    value: (row) =>
      presentCompanyCandidate(row)
        .applications.map(({ workspace, stage, status }) => `${workspace}: ${stage ?? '–'}, ${status}`)
        .join('; '),
  },
  { name: 'Last activity', value: ({ candidate }) => candidate.activeAt.toISOString() },
];

const applicationColumns = (stages: ReadonlyMap<string, string>): readonly CsvColumn<ApplicationRow>[] => [
  { name: 'Name', value: ({ candidate }) => candidate.fullName },
  { name: 'Email', value: ({ candidate }) => candidate.email },
  { name: 'Phone', value: ({ candidate }) => candidate.phone },
  { name: 'Stage', value: ({ application }) => stages.get(application.stageId) ?? null },
  { name: 'Next step', value: ({ nextStep }) => nextStep?.kind ?? null },
  { name: 'Interview', value: ({ interview }) => interview?.status ?? null },
  { name: 'Scorecards', value: ({ interview }) => interview?.scorecards ?? null },
  { name: 'Scorecards needed', value: ({ interview }) => interview?.scorecards_needed ?? null },
  { name: 'Since', value: ({ application }) => application.stageSince.toISOString() },
  { name: 'Status', value: ({ application }) => application.status },
  { name: 'Owner', value: ({ owner }) => owner?.full_name ?? null },
  { name: 'Source', value: ({ candidate }) => candidate.source },
  { name: 'Tags', value: ({ candidate }) => candidate.tags.join('; ') },
  { name: 'Added', value: ({ application }) => application.createdAt.toISOString() },
];

/** Of who has no company yet. */
async function* nobody(): AsyncGenerator<CandidateRow[]> {}

const CANDIDATES = { name: 'candidates.csv', type: CSV_TYPE };

type Which = Pick<Parameters<typeof eachCandidate>[1], 'q' | 'sort' | 'ids'>;

/** The lists of `openapi/paths/applications.yaml` as files. */
export function applicationExportHandlers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Pick<
  RouteHandlers,
  'exportCompanyCandidates' | 'exportChosenCandidates' | 'exportApplications'
> {
  const candidatesFor = async (userId: string, which: Which) => {
    const member = await findMember(db, userId);
    const isNameless = await readsAnyWithoutNames(db, userId);
    return member
      ? eachCandidate(db, { companyId: member.companyId, userId, isNameless, ...which })
      : nobody();
  };
  return {
    async exportCompanyCandidates(request, reply) {
      const { q = '', sort = '-active_at' } = request.query ?? {};
      const rows = await candidatesFor(requireActor(request).userId, { q, sort });
      return reply.code(200).send(asFile(reply, CANDIDATES, csvOf(candidateColumns, rows)));
    },
    async exportChosenCandidates(request, reply) {
      const { candidate_ids: ids } = request.body;
      const rows = await candidatesFor(requireActor(request).userId, { q: '', sort: 'name', ids });
      return reply.code(200).send(asFile(reply, CANDIDATES, csvOf(candidateColumns, rows)));
    },
    async exportApplications(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      const { workspace, role } = await openWorkspace(db, userId, workspaceId, 'seeCandidates');
      const { q = '', stage_id: stageId, status, sort = 'stage_since' } = request.query ?? {};
      const stages = workspace.stages.map(({ _id }) => _id);
      const columns = applicationColumns(new Map(workspace.stages.map(({ _id, name }) => [_id, name])));
      const who = { userId, isNameless: role === 'hiring_manager', at: now() };
      const file = asCsv(reply, 'pipeline.csv', columns, async (page, pageSize) => {
        const filter = { ...who, workspaceId, stages, q, stageId, status, sort, page, pageSize };
        return await findApplicationRows(db, filter);
      });
      return reply.code(200).send(file);
    },
  };
}
