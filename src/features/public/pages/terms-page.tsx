import { LegalArticle } from '../components/legal-article.tsx';

/** /legal/terms */
export const TermsPage = () => <LegalArticle id="terms" title="Terms of use" />;
