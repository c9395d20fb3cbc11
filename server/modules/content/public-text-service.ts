import type { ContentKind, PublicTextId } from '../../../openapi/gen/types.gen.ts';
import { legalHtml, listHtml, publicTexts, questionsHtml } from '../../content/public-texts/public-texts.ts';
import type { CurrentContent } from './current-content-service.ts';
import { textValuesOf } from './kinds/public-texts.ts';

interface TextSources {
  readonly content: CurrentContent;
  readonly env: { readonly publicUrl: string; readonly supportEmail: string };
}

const kindOf = (id: PublicTextId): ContentKind => {
  if (id === 'faq') return 'faq';
  return id.startsWith('features-') ? 'features' : 'legal';
};

/** The day of the wording that holds: of its publication here, else of the file. */
const versionOf = ({ content }: TextSources, id: PublicTextId): string =>
  content.publishedAt(kindOf(id), id)?.toISOString().slice(0, 10) ?? publicTexts[id].version;

/** A text for everybody as HTML, as it holds now. */
export function publicTextHtml(sources: TextSources, id: PublicTextId): string {
  const { content, env } = sources;
  const values = textValuesOf(content.valuesOf(kindOf(id), id));
  const facts = { support: env.supportEmail, address: env.publicUrl };
  const kind = kindOf(id);
  if (kind === 'faq') return questionsHtml(values, facts);
  return kind === 'features' ? listHtml(values, facts) : legalHtml(values, versionOf(sources, id), facts);
}
