import type { Deps } from '../../platform/deps.ts';
import type { InstallationChoices } from '../../platform/installation-choices.ts';
import type { AccessTokens } from '../../platform/security/access-tokens.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import type { RefreshCookie } from '../../platform/security/refresh-cookie.ts';
import type { SessionCheck } from '../../platform/security/session-check.ts';
import type { CurrentContent } from '../content/current-content-service.ts';
import type { SocialProviders } from './social/social-providers.ts';

/** What signing in and proving addresses needs of the platform. */
export interface AuthDeps extends Deps {
  readonly secret: ServerSecret;
  readonly accessTokens: AccessTokens;
  readonly sessionCheck: SessionCheck;
  readonly refreshCookie: RefreshCookie;
  /** The page's address, for links in mails. */
  readonly publicUrl: string;
  readonly socialProviders: SocialProviders;
  readonly choices: InstallationChoices;
  readonly content: Pick<CurrentContent, 'versionOf'>;
  /** Whether somebody has to set up a second factor before anything else. */
  readonly owesSecondFactor: (actor: Actor) => Promise<boolean>;
}
