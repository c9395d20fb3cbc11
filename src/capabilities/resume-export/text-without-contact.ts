import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { plainTextOf } from './plain-text.ts';

const NO_PLACE = { address: '', postalCode: '', city: '', region: '', countryCode: '' };

/** A resume as text, without whose it is and how to reach them. */
export function textWithoutContact(draft: ResumeDraft): string {
  const basics = {
    ...draft.content.basics,
    ...{ name: '', email: '', phone: '', url: '', profiles: [], location: NO_PLACE },
  };
  return plainTextOf({ ...draft, content: { ...draft.content, basics } }).trim();
}
