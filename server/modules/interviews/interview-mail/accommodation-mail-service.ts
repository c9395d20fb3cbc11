import type { Letter } from '../../../content/mails/mail-frame.ts';
import { accommodationDecidedMail } from '../../../content/mails/mails.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type UnsubscribeDeps, wayOutOf } from '../../unsubscribe/unsubscribe-link.ts';
import type { AccommodationMail } from './interview-mail.ts';
import { findWhoAsked } from './interview-mail-repository.ts';

/** The mail of a job, or null where nobody asked or wants it. It says nothing of what was asked for. */
export async function accommodationMail(
  deps: UnsubscribeDeps & { readonly db: Database },
  { invitationId, decidedAt }: AccommodationMail,
): Promise<Letter | null> {
  const found = await findWhoAsked(deps.db, invitationId);
  if (!found) return null;
  const { to, userId, interviewId, ...facts } = found;
  const wayOut = wayOutOf(deps, { userId, email: to }, 'invitation_mail');
  const url = `${deps.publicUrl}/candidate/interviews/${interviewId}`;
  return { id: `${invitationId}-${decidedAt}`, to, ...accommodationDecidedMail({ ...facts, url, wayOut }) };
}
