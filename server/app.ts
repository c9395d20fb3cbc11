import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { PublicTextId } from '../openapi/gen/types.gen.ts';
import { currentEnv, liveProviders } from './current-env.ts';
import { registerOutboxRoutes } from './demo/outbox-routes.ts';
import { registerDescription } from './description/description-routes.ts';
import { noteRefusedLook } from './modules/audit/refused-look-service.ts';
import { owedFactors } from './modules/auth/second-factor/owed-factor-service.ts';
import { pricingText } from './modules/billing/pricing-text.ts';
import { createStripe } from './modules/billing/stripe/stripe-service.ts';
import { publicTextHtml } from './modules/content/public-text-service.ts';
import { createLiveChannels, LIVE_CHANNEL_PATH } from './modules/live/channel-service.ts';
import { createChangeFeed } from './modules/workspaces/change-feed-service.ts';
import { handlersOf, type Outside, registerJobs } from './modules.ts';
import { newId } from './platform/database/identifier.ts';
import { setUpBytes, setUpForms, setUpJson } from './platform/http/body.ts';
import { isForChannel, openChannelDoor } from './platform/http/channel-door.ts';
import { createErrorHandler } from './platform/http/error-handler.ts';
import { setUpMetrics } from './platform/http/metrics.ts';
import { registerOperations } from './platform/http/operation-routes.ts';
import { readPage, servePage } from './platform/http/page.ts';
import { createPressure } from './platform/http/pressure.ts';
import { checkReplies } from './platform/http/reply-check.ts';
import { setUpReplyFormat } from './platform/http/reply-format.ts';
import { setUpRequestLog } from './platform/http/request-log.ts';
import { setUpRequestTraces } from './platform/http/request-traces.ts';
import { readSecurityHeaders, setUpSecurityHeaders } from './platform/http/security-headers.ts';
import { refuseUnreadable } from './platform/http/unreadable-request.ts';
import { setUpValidation } from './platform/http/validation.ts';
import { FEATURES } from './platform/installation-choices.ts';
import { countQueues } from './platform/jobs/stored-jobs.ts';
import { logDeliveries } from './platform/mail/mail-log.ts';
import { createAccessTokens } from './platform/security/access-tokens.ts';
import { createApiKeyCheck } from './platform/security/api-key-check.ts';
import { createRefreshCookie } from './platform/security/refresh-cookie.ts';
import { loadServerSecret } from './platform/security/server-secret.ts';
import { createSessionCheck } from './platform/security/session-check.ts';
import { loadSigningKeys } from './platform/security/signing-keys.ts';
import { createPostOffice } from './post-office.ts';

/** The longest draft of code fits, in two languages and with every character escaped, in its JSON and the body's. */
const BODY_LIMIT_BYTES = 384 * 1024;

/** By then a request has arrived whole, or is given up: a page waits 60 s for an upload. */
const SLOWEST_REQUEST_MS = 90_000;

/** Everything from outside: a test submits its own. */
export interface AppDeps extends Outside {
  readonly logger: FastifyBaseLogger;
  /** The built page; without it the API alone is served. */
  readonly pageDir?: string;
  /** For tests: replies are held against the description too. */
  readonly checkReplies?: boolean;
}

/** Assembles the server; it listens to nothing yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, content, db, now, announcements } = deps;
  const env = currentEnv(deps.env, settings);
  const pressure = createPressure();
  const handleError = createErrorHandler(pressure);
  const pageHtml = readPage(deps.pageDir);
  const headers = await readSecurityHeaders({ publicUrl: env.publicUrl, pageHtml });
  const app = Fastify({
    loggerInstance: deps.logger,
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: SLOWEST_REQUEST_MS,
    http: { shouldUpgradeCallback: isForChannel(LIVE_CHANNEL_PATH) },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers, deps.logger),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply.headers(headers)),
    trustProxy: (_address: string, hop: number) => hop < env.trustedProxies,
    routerOptions: { maxParamLength: 128 },
  });
  setUpSecurityHeaders(app, headers);
  setUpRequestLog(app);
  setUpRequestTraces(app);
  setUpMetrics(app, { allowed: env.metricsFrom, countJobs: () => countQueues(db) });
  setUpJson(app);
  setUpBytes(app);
  setUpForms(app);
  setUpValidation(app);
  setUpReplyFormat(app);
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await app.register(formbody);
  if (deps.checkReplies) checkReplies(app);

  const sessionCheck = createSessionCheck(db, now);
  const liveChannels = createLiveChannels({
    db,
    now,
    announcements,
    sessionCheck,
    onFailure: (error) => app.log.warn({ err: error }, 'The channel of a room failed'),
  });
  const moduleDeps = {
    ...deps,
    env,
    startEnv: deps.env,
    choices: settings,
    pressure,
    post: createPostOffice(logDeliveries(deps, deps.mailer), () => env.supportEmail),
    publicUrl: env.publicUrl,
    socialProviders: liveProviders(settings),
    owesSecondFactor: owedFactors(db, (role) => settings.requiresSecondFactor(role)),
    apiKeyCheck: createApiKeyCheck(db, now),
    secret: await loadServerSecret(db, 'tokens-and-codes'),
    accessTokens: await createAccessTokens(await loadSigningKeys(db), env.publicUrl, now),
    sessionCheck,
    liveChannels,
    stripe: deps.env.stripe && createStripe(deps.env.stripe, now),
    refreshCookie: createRefreshCookie(env.publicUrl),
    changes: createChangeFeed({
      db,
      announcements,
      onFailure: (error) => app.log.warn({ err: error }, 'Changes were not told'),
    }),
  };
  // A stream that waits for changes would keep the server from closing.
  app.addHook('preClose', liveChannels.close);
  app.addHook('preClose', announcements.close);
  openChannelDoor(app, {
    publicUrl: env.publicUrl,
    admit: liveChannels.admit,
    onFailure: (error) => app.log.warn({ err: error }, 'Nobody could be let into a room'),
  });
  await registerJobs(moduleDeps);
  await registerOperations(app, handlersOf(moduleDeps), {
    ...moduleDeps,
    noteRefusedAdmin: (request, operation) => noteRefusedLook({ db, now }, request, operation),
  });
  registerDescription(app);
  if (env.demo && !env.isProduction) registerOutboxRoutes(app, db);
  const config = {
    demo: env.demo,
    get social_providers() {
      return Object.keys(settings.socialProviders);
    },
    get closed_features() {
      return FEATURES.filter((feature) => !settings.isOn(feature));
    },
    get announcement() {
      const { text = '', link = '' } = content.valuesOf('announcement', 'banner');
      return text ? { text, link } : null;
    },
  };
  const served = (id: PublicTextId) => ({
    id: `text-${id}`,
    read: () => publicTextHtml({ content, env }, id),
  });
  const texts = {
    '/pricing': [{ id: 'plans', read: () => pricingText(db) }, served('faq')],
    '/features': [served('features-candidates'), served('features-recruiters'), served('features-operators')],
    '/legal/terms': [served('terms')],
    '/legal/privacy': [served('privacy')],
    '/legal/cookies': [served('cookies')],
  };
  await servePage(app, { pageDir: deps.pageDir, pageHtml, publicUrl: env.publicUrl, config, texts });
  return app;
}
