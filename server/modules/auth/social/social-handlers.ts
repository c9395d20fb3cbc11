import type { FastifyRequest } from 'fastify';
import type { AuthorizationRequest, SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import { countAttempt } from '../../../platform/security/rate-limit.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { requireOwner } from '../reauthentication-service.ts';
import { beginSession, signInContextOf } from '../sign-in-presenter.ts';
import { unlinkProvider } from './link-service.ts';
import { ProviderFault } from './provider-fault.ts';
import { type ConfiguredProvider, exchangeCode } from './provider-service.ts';
import { SOCIAL_PER_IP, socialLogin } from './social-login-service.ts';
import { endpointsOf, PROVIDERS } from './social-providers.ts';

type Handlers = Pick<
  RouteHandlers,
  'startSocialLogin' | 'exchangeSocialCode' | 'socialLogin' | 'unlinkProvider'
>;

/**
 * Signing in with a provider: authorization code with PKCE, then the provider's access token (D26); and
 * no longer doing so.
 */
export function socialHandlers(deps: AuthDeps): Handlers {
  const redirectUri = `${deps.publicUrl}/auth/login`;
  return {
    async startSocialLogin(request, reply) {
      const configured = requireConfigured(deps, request.params.provider);
      const url = authorizationUrl(configured, request.body, redirectUri);
      return reply.code(200).send({ authorization_url: url });
    },
    async exchangeSocialCode(request, reply) {
      const configured = requireConfigured(deps, request.params.provider);
      await countAttempt(deps.db, SOCIAL_PER_IP, [callerOf(request).ip], deps.now());
      const token = await answered(request, exchangeCode(configured, request.body, redirectUri));
      return reply.code(200).send({ access_token: token });
    },
    async socialLogin(request, reply) {
      const configured = requireConfigured(deps, request.params.provider);
      const login = socialLogin(deps, configured, request.body, signInContextOf(request));
      const outcome = await answered(request, login);
      if (outcome.kind === 'second-factor') return reply.code(202).send(outcome.challenge);
      return reply.code(200).send(await beginSession(deps, request, reply, outcome.signedIn));
    },
    async unlinkProvider(request, reply) {
      const { current_password: password } = request.body;
      const caller = callerOf(request);
      const owner = await requireOwner(deps, requireActor(request), password, caller);
      await unlinkProvider(deps, owner, request.params.social_login_id, caller);
      return reply.code(204).send();
    },
  };
}

function requireConfigured(deps: AuthDeps, provider: SocialProvider): ConfiguredProvider {
  const settings = deps.socialProviders[provider];
  if (settings) return { provider, settings };
  throw new HttpProblem(404, `Signing in with ${PROVIDERS[provider].name} isn’t set up here.`);
}

function authorizationUrl(
  { provider, settings }: ConfiguredProvider,
  { state, code_challenge }: AuthorizationRequest,
  redirectUri: string,
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    ...(PROVIDERS[provider].usesPkce && { code_challenge, code_challenge_method: 'S256' }),
  });
  return `${endpointsOf(provider, settings).authorize}?${query}`;
}

/** The browser learns only that the provider failed; the log keeps how. */
async function answered<T>(
  request: FastifyRequest<{ Params: { provider: SocialProvider } }>,
  asked: Promise<T>,
): Promise<T> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error;
    request.log.warn({ err: error }, 'A sign-in provider did not answer as it should');
    const { name } = PROVIDERS[request.params.provider];
    throw new HttpProblem(502, `${name} did not answer as it should. Try again in a moment.`);
  });
}
