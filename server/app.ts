import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Env } from './env.ts';
import type { RouteHandlers } from './gen/types/fastify.gen.ts';
import { adminHandlers } from './modules/admin/handlers.ts';
import { authHandlers } from './modules/auth/handlers.ts';
import { registerAuthJobs } from './modules/auth/jobs.ts';
import { candidateHandlers } from './modules/candidate/handlers.ts';
import { registerCandidateJobs } from './modules/candidate/jobs.ts';
import { healthHandlers } from './modules/health/handlers.ts';
import { integrityHandlers } from './modules/integrity/handlers.ts';
import { registerIntegrityJobs } from './modules/integrity/jobs.ts';
import { interviewHandlers } from './modules/interviews/handlers.ts';
import { registerInvitationMailJobs } from './modules/interviews/invitation-mail/invitation-mail-jobs.ts';
import { invitedHandlers } from './modules/interviews/invited/invited-handlers.ts';
import { registerInterviewJobs } from './modules/interviews/jobs.ts';
import { registerFeedbackJobs } from './modules/interviews/practice/feedback/feedback-jobs.ts';
import type { JudgingEngine } from './modules/judging/ports.ts';
import { recruiterHandlers } from './modules/recruiter/handlers.ts';
import { reportHandlers } from './modules/reports/handlers.ts';
import { registerReportJobs } from './modules/reports/jobs.ts';
import { speechHandlers } from './modules/speech/handlers.ts';
import { registerSpeechJobs } from './modules/speech/jobs.ts';
import type { Speech } from './platform/ai/speech.ts';
import { newId } from './platform/database/identifier.ts';
import type { Deps } from './platform/deps.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { setUpBytes, setUpJson } from './platform/http/body.ts';
import { handleError } from './platform/http/error-handler.ts';
import { registerOperations } from './platform/http/operation-routes.ts';
import { readPage, servePage } from './platform/http/page.ts';
import { checkReplies } from './platform/http/reply-check.ts';
import { setUpReplyFormat } from './platform/http/reply-format.ts';
import { setUpRequestLog } from './platform/http/request-log.ts';
import { setUpSecurityHeaders } from './platform/http/security-headers.ts';
import { setUpValidation } from './platform/http/validation.ts';
import type { RunningJobs } from './platform/jobs/boss-jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { registerOutboxRoutes } from './platform/mail/outbox-routes.ts';
import { createAccessTokens } from './platform/security/access-tokens.ts';
import { createRefreshCookie } from './platform/security/refresh-cookie.ts';
import { loadServerSecret } from './platform/security/server-secret.ts';
import { createSessionCheck } from './platform/security/session-check.ts';
import { loadSigningKeys } from './platform/security/signing-keys.ts';

/** The longest job description and answer fit many times. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Everything from outside: a test hands in its own. */
export interface AppDeps extends Deps {
  readonly jobs: RunningJobs;
  readonly env: Env;
  readonly engine: JudgingEngine;
  readonly speech: Speech;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly logger: FastifyBaseLogger;
  /** The built page; without it the API alone is served. */
  readonly pageDir?: string;
  /** For tests: replies are held against the description too. */
  readonly checkReplies?: boolean;
}

/** Assembles the server; it listens to nothing yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, db, now } = deps;
  const app = Fastify({
    loggerInstance: deps.logger,
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    trustProxy: (_address: string, hop: number) => hop < env.trustedProxies,
    routerOptions: { maxParamLength: 128 },
  });
  const pageHtml = readPage(deps.pageDir);
  setUpRequestLog(app);
  setUpJson(app);
  setUpBytes(app);
  setUpValidation(app);
  setUpReplyFormat(app);
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await app.register(formbody);
  await setUpSecurityHeaders(app, { publicUrl: env.publicUrl, pageHtml });
  if (deps.checkReplies) checkReplies(app);

  const auth = {
    ...deps,
    publicUrl: env.publicUrl,
    socialProviders: env.socialProviders,
    secret: await loadServerSecret(db, 'tokens-and-codes'),
    accessTokens: await createAccessTokens(await loadSigningKeys(db), env.publicUrl, now),
    sessionCheck: createSessionCheck(db, now),
    refreshCookie: createRefreshCookie(env.publicUrl),
  };
  await registerAuthJobs(auth);
  await registerCandidateJobs(auth);
  await registerReportJobs(deps);
  registerInterviewJobs(deps);
  await registerFeedbackJobs(deps);
  await registerInvitationMailJobs(auth);
  registerIntegrityJobs(deps);
  await registerSpeechJobs(deps);
  const handlers: RouteHandlers = {
    ...authHandlers(auth),
    ...interviewHandlers(deps),
    ...invitedHandlers(deps),
    ...integrityHandlers({ ...deps, secret: auth.secret }),
    ...reportHandlers(deps),
    ...speechHandlers(deps),
    ...candidateHandlers(auth),
    ...recruiterHandlers(deps),
    ...adminHandlers(deps),
    ...healthHandlers(deps),
  };
  await registerOperations(app, handlers, auth);
  if (env.demo && !env.isProduction) registerOutboxRoutes(app, db);
  const config = { demo: env.demo, social_providers: Object.keys(env.socialProviders) };
  await servePage(app, { pageDir: deps.pageDir, pageHtml, config });
  return app;
}
