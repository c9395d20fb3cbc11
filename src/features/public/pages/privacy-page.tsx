import { LegalArticle } from '../components/legal-article.tsx';

/** /legal/privacy */
export const PrivacyPage = () => <LegalArticle id="privacy" title="Privacy" />;
