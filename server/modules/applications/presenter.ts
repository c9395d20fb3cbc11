import type {
  Application,
  ApplicationElsewhere,
  ApplicationRetention,
  ApplicationSummary,
  CompanyCandidate,
  NextStep,
  WorkItem,
} from '../../../openapi/gen/types.gen.ts';
import type { companyCandidates } from '../../platform/database/schema/index.ts';
import type { ApplicationRow, WholeApplicationRow } from './application-repository.ts';
import type { WorkRow } from './next-step/work-repository.ts';

/** Times within JSON are written by the database; the contract has one way to write them. */
function presentStep({ since, due_at, ...step }: NextStep): NextStep {
  const iso = (time: string) => new Date(time).toISOString();
  return { ...step, since: iso(since), due_at: due_at && iso(due_at) };
}

export function presentWork({ applicationId, candidate, workspace, step }: WorkRow): WorkItem {
  return { application_id: applicationId, candidate, workspace, next_step: presentStep(step) };
}

export function presentSummary({
  application,
  candidate,
  owner,
  nextStep,
  interview,
}: ApplicationRow): ApplicationSummary {
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
    next_step: nextStep && presentStep(nextStep),
    interview,
  };
}

export function presentApplication(row: WholeApplicationRow): Application {
  return {
    ...presentSummary(row),
    phone: row.candidate.phone,
    imported_fields: [...row.candidate.importedFields],
    time_zone: row.isNameless ? null : row.timeZone,
    elsewhere: row.elsewhere,
    retention: presentRetention(row),
  };
}

function presentRetention({
  application,
  timeIsOverAt,
  heldBy,
  mayHold,
}: WholeApplicationRow): ApplicationRetention {
  const { heldAt, holdReason, removedAt } = application;
  const isRemovable = !heldAt && !removedAt;
  return {
    kept_until: (isRemovable && timeIsOverAt?.toISOString()) || null,
    removed_at: removedAt?.toISOString() ?? null,
    hold: heldAt && { at: heldAt.toISOString(), by: heldBy, reason: mayHold ? holdReason : null },
    may_hold: mayHold,
  };
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
