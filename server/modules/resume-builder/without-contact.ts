import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { findPhoneNumbers } from '../../platform/privacy/phone-numbers.ts';
import { withoutOverlaps } from '../../platform/privacy/replacement.ts';

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** What stands where something was taken out of a sentence. */
const HIDDEN = '[hidden]';

/**
 * A resume without the ways to reach its person: their contact fields are empty, and emails, phone numbers and what
 * stood in those fields are taken out of every text, its title included.
 */
export function withoutContact(draft: ResumeDraft): ResumeDraft {
  const { basics } = draft.content;
  const { email, phone, url, profiles, location } = basics;
  const own = [email, phone, url, location.address, ...profiles.flatMap((one) => [one.url, one.username])]
    .map((text) => text.trim())
    .filter((text) => text.length > 3)
    .toSorted((a, b) => b.length - a.length);
  const content = mapTexts(draft.content, (text) => hidden(text, own));
  const bare = { ...content.basics, image: basics.image, email: '', phone: '', url: '', profiles: [] };
  const place = { ...content.basics.location, address: '', postalCode: '' };
  return {
    ...draft,
    title: hidden(draft.title, own),
    content: { ...content, basics: { ...bare, location: place } },
  };
}

/** The same with other texts; what names a record or is a photo stays. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(
    JSON.stringify(value, (key, inner) =>
      typeof inner === 'string' && key !== '_id' && key !== 'image' ? change(inner) : inner,
    ),
  );
}

function hidden(text: string, own: readonly string[]): string {
  const named = own.reduce((rest, part) => rest.replaceAll(part, HIDDEN), text).replaceAll(EMAIL, HIDDEN);
  return withoutOverlaps(findPhoneNumbers(named))
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + HIDDEN + rest.slice(end), named);
}
