import type { SignInMethod } from '../../../openapi/gen/types.gen.ts';
import type { SocialIdentity } from '../../platform/database/schema/index.ts';
import type { Account } from './account-repository.ts';

/** Who somebody has proven to be before the second factor, and how. */
export interface FirstFactor {
  readonly account: Account;
  readonly method: SignInMethod;
  /** May sign in to the account from now on, once the second factor is met too. */
  readonly newIdentity?: SocialIdentity | undefined;
}
