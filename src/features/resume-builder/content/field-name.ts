import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { sectionsOf } from './sections.ts';

const BASICS: Readonly<Record<string, string>> = {
  ...{ name: 'Full name', label: 'Headline', image: 'Photo', email: 'Email', phone: 'Phone', url: 'Website' },
  ...{ summary: 'Profile summary', location: 'Place', profiles: 'Profiles' },
};

/** What the form calls a field such as `work.2.position`: "Experience 3, Position"; empty for none of its. */
export function fieldName(draft: ResumeDraft, path: string): string {
  const [section = '', ...rest] = path.split('.');
  if (section === 'basics') return BASICS[rest[0] ?? ''] ?? '';
  const own = draft.content.custom[Number(rest[0])];
  const [id, [index = '', field = '']] = section === 'custom' ? [own?._id, rest.slice(2)] : [section, rest];
  const found = sectionsOf(draft).find((one) => one.id === id);
  if (!found) return '';
  const title = found.title || 'Untitled section';
  const label = found.fields.find(({ name }) => name === field)?.label.split(',')[0];
  return label ? `${title} ${Number(index) + 1}, ${label}` : title;
}
