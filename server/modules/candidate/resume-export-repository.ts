import { asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { builtResumes, resumeLinks, resumeRevisions } from '../../platform/database/schema/index.ts';

type ResumeRecords = Pick<PersonalData, 'built_resumes' | 'resume_revisions' | 'resume_links'>;

/** What somebody wrote with the resume builder, those in the trash included, and whom they gave links. */
export async function resumeRecords(db: Database, userId: string): Promise<ResumeRecords> {
  const own = eq(builtResumes.userId, userId);
  const { id, draft, version, createdAt, updatedAt, trashedAt, isLocked, isDefault } = builtResumes;
  return {
    built_resumes: await db
      .select({
        ...{ _id: id, version, is_locked: isLocked, is_default: isDefault },
        ...{ created_at: createdAt, updated_at: updatedAt, trashed_at: trashedAt, draft },
      })
      .from(builtResumes)
      .where(own)
      .orderBy(asc(createdAt)),
    resume_revisions: await db
      .select({
        resume_id: resumeRevisions.resumeId,
        version: resumeRevisions.version,
        name: resumeRevisions.name,
        saved_at: resumeRevisions.savedAt,
        draft: resumeRevisions.draft,
      })
      .from(resumeRevisions)
      .innerJoin(builtResumes, eq(id, resumeRevisions.resumeId))
      .where(own)
      .orderBy(asc(resumeRevisions.savedAt)),
    resume_links: await db
      .select({
        resume_id: resumeLinks.resumeId,
        label: resumeLinks.label,
        hides_contact: resumeLinks.hidesContact,
        is_public: resumeLinks.isPublic,
        allows_download: resumeLinks.allowsDownload,
        created_at: resumeLinks.createdAt,
        expires_at: resumeLinks.expiresAt,
        revoked_at: resumeLinks.revokedAt,
        views: sql<number>`(select coalesce(sum(v.count), 0)::int from resume_link_views v where v.link_id = resume_links.id)`,
      })
      .from(resumeLinks)
      .innerJoin(builtResumes, eq(id, resumeLinks.resumeId))
      .where(own)
      .orderBy(asc(resumeLinks.createdAt)),
  };
}
