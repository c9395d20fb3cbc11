import type { SocialCode, SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import {
  readAccessToken,
  readPerson,
  readTokenFacts,
  refusesCode,
  type TokenFacts,
  type VouchedPerson,
} from './provider-answers.ts';
import { getWithBearer, type ProviderAnswer, postForm } from './provider-call-service.ts';
import { ProviderFault } from './provider-fault.ts';
import { endpointsOf, PROVIDERS, type SocialProviderSettings } from './social-providers.ts';

/** A provider and how we are known there. */
export interface ConfiguredProvider {
  readonly provider: SocialProvider;
  readonly settings: SocialProviderSettings;
}

/**
 * Exchanges the code of a redirect for the provider's access token.
 * @throws HttpProblem 400 for a code that the provider refuses
 * @throws ProviderFault when it does not answer as it should
 */
export async function exchangeCode(
  { provider, settings }: ConfiguredProvider,
  { code, code_verifier }: SocialCode,
  redirectUri: string,
): Promise<string> {
  const answer = await postForm(endpointsOf(provider, settings).token, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    ...(PROVIDERS[provider].usesPkce && { code_verifier }),
  });
  if (answer.status !== 200 && refusesCode(answer.body)) throw notConfirmed(provider);
  return readAccessToken(bodyOf(answer, 'token'));
}

/**
 * Whom the provider says an access token belongs to, once it has said that the token was issued to us.
 * @throws HttpProblem 400 for a token the provider does not vouch for
 * @throws ProviderFault when it does not answer as it should
 */
export async function askForPerson(
  configured: ConfiguredProvider,
  accessToken: string,
  now: Date,
): Promise<VouchedPerson> {
  const { provider, settings } = configured;
  const facts = await inspect(configured, accessToken, now);
  const isOurs = facts.clients.every((client) => client === settings.clientId);
  if (!facts.isAlive || !isOurs) throw notConfirmed(provider);

  const answer = await getWithBearer(endpointsOf(provider, settings).userinfo, accessToken);
  if (answer.status === 401 || answer.status === 403) throw notConfirmed(provider);
  const person = readPerson(provider, bodyOf(answer, 'userinfo'));
  if (facts.subject !== undefined && facts.subject !== person.subject) throw notConfirmed(provider);
  return person;
}

/** Tokens travel in bodies: an address ends up in logs. */
async function inspect(
  { provider, settings }: ConfiguredProvider,
  token: string,
  now: Date,
): Promise<TokenFacts> {
  const { inspect: url } = endpointsOf(provider, settings);
  const isGoogle = provider === 'google';
  const { clientId, clientSecret } = settings;
  const answer = await postForm(
    url,
    isGoogle ? { access_token: token } : { token, client_id: clientId, client_secret: clientSecret },
  );
  // Google answers 400 for a token that is unknown, over or revoked; LinkedIn says that it is not active.
  if (isGoogle && answer.status === 400) throw notConfirmed(provider);
  return readTokenFacts(provider, bodyOf(answer, 'inspect'), now);
}

function bodyOf({ status, body }: ProviderAnswer, endpoint: string): unknown {
  if (status !== 200) throw new ProviderFault(`the ${endpoint} endpoint answered ${status}`);
  return body;
}

function notConfirmed(provider: SocialProvider): HttpProblem {
  return new HttpProblem(400, `${PROVIDERS[provider].name} does not confirm this sign-in. Start it again.`);
}
