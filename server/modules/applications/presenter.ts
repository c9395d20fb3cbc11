import type {
  Application,
  ApplicationElsewhere,
  ApplicationSummary,
  CompanyCandidate,
} from '../../../openapi/gen/types.gen.ts';
import type { companyCandidates } from '../../platform/database/schema/index.ts';
import type { ApplicationRow } from './application-repository.ts';

export function presentSummary({ application, candidate, owner }: ApplicationRow): ApplicationSummary {
  return {
    _id: application.id,
    candidate: { _id: candidate.id, full_name: candidate.fullName, email: candidate.email },
    stage_id: application.stageId,
    stage_since: application.stageSince.toISOString(),
    status: application.status,
    owner,
    source: candidate.source,
    tags: [...candidate.tags],
    created_at: application.createdAt.toISOString(),
  };
}

export function presentApplication(
  row: ApplicationRow & { readonly elsewhere: ApplicationElsewhere[] },
): Application {
  return { ...presentSummary(row), phone: row.candidate.phone, elsewhere: row.elsewhere };
}

interface CandidateRow {
  readonly candidate: typeof companyCandidates.$inferSelect;
  readonly applications: ApplicationElsewhere[];
}

export function presentCompanyCandidate({ candidate, applications }: CandidateRow): CompanyCandidate {
  const { id, fullName, email, tags, activeAt } = candidate;
  return {
    _id: id,
    full_name: fullName,
    email,
    tags: [...tags],
    applications,
    active_at: activeAt.toISOString(),
  };
}
