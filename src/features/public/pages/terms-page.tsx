import { LegalArticle } from '../components/legal-article.tsx';
import { terms } from '../legal/terms.ts';

/** /legal/terms: what this installation offers and what it expects. */
export function TermsPage() {
  return <LegalArticle document={terms} />;
}
