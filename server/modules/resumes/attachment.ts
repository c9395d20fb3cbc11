import type { FastifyReply } from 'fastify';
import type { AttachedResume } from '../../../openapi/gen/types.gen.ts';
import type { ResumeRow } from './resume-repository.ts';

/** Sends the file of a resume as one that nobody takes for a page of ours, whatever it holds. */
export function asAttachment(reply: FastifyReply, { name, contentType }: ResumeRow): void {
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
}

export function presentResume({ name, bytes, storedAt, begunAt }: ResumeRow): AttachedResume {
  return { name, bytes, stored_at: (storedAt ?? begunAt).toISOString() };
}
