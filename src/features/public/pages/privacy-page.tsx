import { LegalArticle } from '../components/legal-article.tsx';
import { privacy } from '../legal/privacy.ts';

/** /legal/privacy: what this installation stores, where, and for how long. */
export function PrivacyPage() {
  return <LegalArticle document={privacy} />;
}
