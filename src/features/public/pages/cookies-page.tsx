import { KeepChoices } from '../components/keep-choices.tsx';
import { LegalArticle } from '../components/legal-article.tsx';

/** /legal/cookies: what is kept in the browser, with a switch for what can be switched off. */
export const CookiesPage = () => (
  <LegalArticle id="cookies" title="Cookies">
    <KeepChoices />
  </LegalArticle>
);
