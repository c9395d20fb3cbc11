import type {
  BuiltResume,
  BuiltResumeSummary,
  ResumeRevision,
  ResumeRevisionSummary,
} from '../../../openapi/gen/types.gen.ts';
import type { BuiltResumeListed, BuiltResumeRow } from './built-resume-repository.ts';
import type { requireRevision } from './revision-service.ts';

type RevisionRow = Awaited<ReturnType<typeof requireRevision>>;

export const presentResume = (row: BuiltResumeRow): BuiltResume => ({
  _id: row.id,
  draft: row.draft,
  version: row.version,
  is_locked: row.isLocked,
  is_default: row.isDefault,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  trashed_at: row.trashedAt?.toISOString() ?? null,
});

export const presentSummary = (row: BuiltResumeListed): BuiltResumeSummary => ({
  _id: row.id,
  title: row.title,
  name: row.name,
  label: row.label,
  template: row.template,
  accent: row.accent,
  is_locked: row.isLocked,
  is_default: row.isDefault,
  updated_at: row.updatedAt.toISOString(),
  trashed_at: row.trashedAt?.toISOString() ?? null,
  live_links: row.liveLinks,
  views: row.views,
});

export const presentRevisionSummary = ({
  version,
  name,
  savedAt,
}: Omit<RevisionRow, 'draft' | 'resumeId'>): ResumeRevisionSummary => ({
  version,
  name,
  saved_at: savedAt.toISOString(),
});

export const presentRevision = (row: RevisionRow): ResumeRevision => ({
  ...presentRevisionSummary(row),
  draft: row.draft,
});
