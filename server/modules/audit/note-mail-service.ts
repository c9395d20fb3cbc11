import type { PostOffice } from '../../content/mails/mail-frame.ts';
import { auditNoteMail } from '../../content/mails/mails.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { mailReaders } from '../administrators/administrator-service.ts';
import type { Anchor } from './check-page.ts';

const NOTE_MAIL_QUEUE = 'audit-note-mail';

/** The job of a day's note to one reader; null for the mailbox that the settings name. */
interface NoteMail extends Anchor {
  readonly administratorId: string | null;
}

export type NoteDeps = Pick<Deps, 'db' | 'jobs'> & {
  /** The mailbox for the notes; null where every administrator gets them. */
  readonly settings: { readonly auditNoteEmail: string | null };
};

/** Has the note of a day mailed, to each administrator by itself: a mailbox that is full holds up no other. */
export async function requestNoteMails(
  { jobs, settings }: Omit<NoteDeps, 'db'>,
  tx: Transaction,
  anchor: Anchor,
): Promise<void> {
  const send = (administratorId: string | null) =>
    jobs.send<NoteMail>(tx, NOTE_MAIL_QUEUE, { ...anchor, administratorId }, administratorId ?? undefined);
  if (settings.auditNoteEmail) return send(null);
  for (const { id } of await mailReaders(tx, null)) await send(id);
}

/** Lets this process take part in mailing the notes. */
export function registerNoteMails({
  db,
  jobs,
  settings,
  post,
  publicUrl,
}: NoteDeps & { readonly post: PostOffice; readonly publicUrl: string }): Promise<void> {
  return jobs.work<NoteMail>(NOTE_MAIL_QUEUE, async ({ day, number, hash, administratorId }) => {
    const readers = (await mailReaders(db, null)).filter(({ id }) => id === administratorId);
    const mailbox = administratorId === null && settings.auditNoteEmail;
    for (const { id, to, fullName } of mailbox ? [{ id: 'mailbox', to: mailbox, fullName: null }] : readers) {
      const facts = { day, number: String(number), hash, url: `${publicUrl}/admin/logs` };
      await post.deliver('audit', {
        id: `audit-note-${day}-${id}`,
        to,
        ...auditNoteMail({ ...facts, fullName }),
      });
    }
  });
}
