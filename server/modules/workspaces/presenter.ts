import type {
  Activity,
  ListedWorkspace,
  Rubric,
  Workspace,
  WorkspaceSummary,
} from '../../../openapi/gen/types.gen.ts';
import type { findActivities } from './activity-repository.ts';
import { isAllowed } from './roles.ts';
import type { RubricRow, WorkspaceRow } from './workspace-repository.ts';

/** What of a workspace is told everywhere. Who sees no candidates sees no counts of them. */
function presentSummary({ workspace, role, lead, members, stages }: WorkspaceRow): WorkspaceSummary {
  const { id, title, department, location, status, isSample, createdAt, activeAt } = workspace;
  return {
    _id: id,
    title,
    department,
    location,
    status,
    is_sample: isSample,
    my_role: role,
    lead,
    members,
    stages: isAllowed(role, 'seeCandidates') ? stages : [],
    created_at: createdAt.toISOString(),
    active_at: activeAt.toISOString(),
  };
}

export function presentListed(row: WorkspaceRow & { readonly toDo: number }): ListedWorkspace {
  return { ...presentSummary(row), to_do: row.toDo };
}

export function presentWorkspace(row: WorkspaceRow, rubric: RubricRow): Workspace {
  const { employmentType, jobDescription, hidesNames } = row.workspace;
  return {
    ...presentSummary(row),
    employment_type: employmentType,
    job_description: jobDescription,
    hides_names: hidesNames,
    rubric: presentRubric(rubric),
  };
}

export function presentRubric({ rubric, publishedBy, reports }: RubricRow): Rubric {
  const { id, version, competencies, publishedAt } = rubric;
  return {
    _id: id,
    version,
    competencies: [...competencies],
    reports,
    published_by: publishedBy,
    published_at: publishedAt.toISOString(),
  };
}

export function presentActivity({
  position,
  kind,
  change,
  actor,
  candidate,
  at,
}: Awaited<ReturnType<typeof findActivities>>[number]): Activity {
  return { _id: String(position), kind, change, actor, candidate, at: at.toISOString() };
}
