import { KeepChoices } from '../components/keep-choices.tsx';
import { LegalArticle } from '../components/legal-article.tsx';
import { cookies } from '../legal/cookies.ts';

/** /legal/cookies: what is kept in the browser, with a switch for what can be switched off. */
export function CookiesPage() {
  return (
    <LegalArticle document={cookies}>
      <KeepChoices />
    </LegalArticle>
  );
}
