import type { FastifyBaseLogger } from 'fastify';
import type { PostOffice } from './content/mails/mail-frame.ts';
import type { Env } from './env.ts';
import type { RouteHandlers } from './gen/types/fastify.gen.ts';
import { analyticsHandlers } from './modules/admin/analytics/analytics-handlers.ts';
import { registerAnalyticsJobs } from './modules/admin/analytics/figures-service.ts';
import { engineHandlers } from './modules/admin/engines/engine-handlers.ts';
import { registerEngineJobs } from './modules/admin/engines/round-jobs.ts';
import { evaluationHandlers } from './modules/admin/evaluations/evaluation-handlers.ts';
import { adminHandlers } from './modules/admin/handlers.ts';
import { jobHandlers } from './modules/admin/jobs/job-handlers.ts';
import { logHandlers } from './modules/admin/logs/log-handlers.ts';
import { userHandlers } from './modules/admin/users/user-handlers.ts';
import { candidateBulkHandlers } from './modules/applications/bulk/handlers.ts';
import { registerCandidateLetterJobs } from './modules/applications/bulk/mail-service.ts';
import { applicationExportHandlers } from './modules/applications/export-handlers.ts';
import { applicationHandlers } from './modules/applications/handlers.ts';
import type { JudgingEngine } from './modules/assessment/ports.ts';
import { registerReviewMailJobs } from './modules/assignments/review-mail-service.ts';
import { auditHandlers } from './modules/audit/handlers.ts';
import { registerAuditJobs } from './modules/audit/jobs.ts';
import type { AuthDeps } from './modules/auth/auth-deps.ts';
import { authHandlers } from './modules/auth/handlers.ts';
import { registerAuthJobs } from './modules/auth/jobs.ts';
import { adminBillingHandlers } from './modules/billing/admin-handlers.ts';
import { billingHandlers } from './modules/billing/handlers.ts';
import { registerBillingJobs } from './modules/billing/jobs.ts';
import type { Stripe } from './modules/billing/stripe/stripe-service.ts';
import { candidateHandlers } from './modules/candidate/handlers.ts';
import { registerCandidateJobs } from './modules/candidate/jobs.ts';
import { apiKeyHandlers } from './modules/company/api-key-handlers.ts';
import { companyHandlers } from './modules/company/handlers.ts';
import { registerCompanyJobs } from './modules/company/join-mail.ts';
import { mailTemplateHandlers } from './modules/company/mail-template-handlers.ts';
import type { CurrentContent } from './modules/content/current-content-service.ts';
import { contentHandlers } from './modules/content/handlers.ts';
import { decisionFileHandlers } from './modules/decision-file/handlers.ts';
import { registerDecisionJobs } from './modules/decisions/decision-mail-service.ts';
import { decisionHandlers } from './modules/decisions/handlers.ts';
import { reasonHandlers } from './modules/decisions/reason-handlers.ts';
import { registerDisputeJobs } from './modules/disputes/dispute-mail-service.ts';
import { disputeHandlers } from './modules/disputes/handlers.ts';
import { healthHandlers } from './modules/health/handlers.ts';
import { hiringAnalysisHandlers } from './modules/hiring-analysis/handlers.ts';
import { hiringReportHandlers } from './modules/hiring-reports/handlers.ts';
import { findingHandlers } from './modules/integrity/findings/handlers.ts';
import { integrityHandlers } from './modules/integrity/handlers.ts';
import { registerIntegrityJobs } from './modules/integrity/jobs.ts';
import { sumUp } from './modules/integrity/sum-up.ts';
import { invitationExportHandlers } from './modules/interviews/designed/invitation-export-handlers.ts';
import { workspaceInterviewHandlers } from './modules/interviews/designed/workspace-interview-handlers.ts';
import { workspaceInvitationHandlers } from './modules/interviews/designed/workspace-invitation-handlers.ts';
import { interviewHandlers } from './modules/interviews/handlers.ts';
import { registerInterviewMailJobs } from './modules/interviews/interview-mail/interview-mail-jobs.ts';
import { invitedHandlers } from './modules/interviews/invited/invited-handlers.ts';
import { registerInterviewJobs } from './modules/interviews/jobs.ts';
import { registerFeedbackJobs } from './modules/interviews/practice/feedback/feedback-jobs.ts';
import type { LiveChannels } from './modules/live/channel-service.ts';
import { liveHandlers } from './modules/live/handlers.ts';
import { registerLiveJobs } from './modules/live/live-mail-service.ts';
import { noteHandlers } from './modules/notes/handlers.ts';
import { registerOpenLinkJobs } from './modules/open-links/applying-service.ts';
import { openLinkHandlers } from './modules/open-links/handlers.ts';
import { recruiterHandlers } from './modules/recruiter/handlers.ts';
import { reportHandlers } from './modules/reports/handlers.ts';
import { registerReportJobs } from './modules/reports/jobs.ts';
import { resumeBuilderHandlers } from './modules/resume-builder/handlers.ts';
import { registerResumeBuilderJobs } from './modules/resume-builder/jobs.ts';
import { resumeSharingHandlers } from './modules/resume-builder/sharing-handlers.ts';
import { resumeHandlers } from './modules/resumes/handlers.ts';
import { registerResumeJobs } from './modules/resumes/jobs.ts';
import { retentionHandlers } from './modules/retention/handlers.ts';
import { registerRetentionJobs } from './modules/retention/jobs.ts';
import { sampleHandlers } from './modules/samples/handlers.ts';
import { savedViewHandlers } from './modules/saved-views/handlers.ts';
import { scorecardHandlers } from './modules/scorecards/handlers.ts';
import type { CurrentSettings } from './modules/settings/current-settings-service.ts';
import { settingsHandlers } from './modules/settings/handlers.ts';
import { speechHandlers } from './modules/speech/handlers.ts';
import { registerSpeechJobs } from './modules/speech/jobs.ts';
import { testHandlers } from './modules/tests/handlers.ts';
import { unsubscribeHandlers } from './modules/unsubscribe/handlers.ts';
import type { ChangeFeed } from './modules/workspaces/change-feed-service.ts';
import { workspaceHandlers } from './modules/workspaces/handlers.ts';
import { registerLeadMailJobs } from './modules/workspaces/lead-mail-service.ts';
import type { Speech } from './platform/ai/speech.ts';
import type { Deps } from './platform/deps.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Pressure } from './platform/http/pressure.ts';
import type { InstallationChoices } from './platform/installation-choices.ts';
import type { RunningJobs } from './platform/jobs/boss-jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Announcements } from './platform/realtime/announcements.ts';
import type { Sealing } from './platform/security/sealing.ts';

/** Everything from outside that some module needs. */
export interface Outside extends Deps {
  readonly env: Env;
  readonly jobs: RunningJobs;
  readonly settings: CurrentSettings;
  readonly content: CurrentContent;
  readonly sealing: Sealing;
  readonly engine: JudgingEngine;
  readonly speech: Speech;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly announcements: Announcements;
}

/** Each module takes its part of it. */
type ModuleDeps = Outside &
  AuthDeps & {
    readonly pressure: Pressure;
    readonly stripe: Stripe | undefined;
    readonly choices: InstallationChoices;
    /** Without what administrators have set since. */
    readonly startEnv: Env;
    readonly post: PostOffice;
    readonly changes: ChangeFeed;
    readonly liveChannels: LiveChannels;
    readonly logger: FastifyBaseLogger;
  };

/** Lets this process take part in everything that is done later. */
export async function registerJobs(deps: ModuleDeps): Promise<void> {
  registerAnalyticsJobs(deps);
  await registerAuditJobs(deps);
  await registerAuthJobs(deps);
  await registerBillingJobs(deps);
  await registerCandidateJobs(deps);
  await registerCandidateLetterJobs(deps);
  await registerCompanyJobs(deps);
  await registerDecisionJobs(deps);
  await registerOpenLinkJobs(deps);
  await registerReportJobs(deps);
  await registerEngineJobs(deps);
  registerInterviewJobs(deps);
  registerRetentionJobs(deps);
  await registerFeedbackJobs(deps);
  await registerInterviewMailJobs(deps);
  await registerIntegrityJobs(deps);
  await registerDisputeJobs(deps);
  await registerLiveJobs(deps);
  await registerReviewMailJobs(deps);
  await registerLeadMailJobs(deps);
  await registerSpeechJobs(deps);
  registerResumeJobs(deps);
  registerResumeBuilderJobs(deps);
}

/** What answers each operation of the description. */
export const handlersOf = (deps: ModuleDeps): RouteHandlers => ({
  ...authHandlers(deps),
  ...interviewHandlers(deps),
  ...invitedHandlers(deps),
  ...integrityHandlers(deps),
  ...findingHandlers(deps),
  ...disputeHandlers(deps),
  ...reportHandlers(deps),
  ...speechHandlers(deps),
  ...resumeHandlers(deps),
  ...resumeBuilderHandlers(deps),
  ...resumeSharingHandlers(deps),
  ...candidateHandlers(deps),
  ...unsubscribeHandlers(deps),
  ...recruiterHandlers(deps),
  ...companyHandlers(deps),
  ...sampleHandlers(deps),
  ...mailTemplateHandlers(deps),
  ...workspaceHandlers(deps),
  ...applicationHandlers(deps),
  ...candidateBulkHandlers(deps),
  ...retentionHandlers(deps),
  ...applicationExportHandlers(deps),
  ...openLinkHandlers(deps),
  ...noteHandlers(deps),
  ...decisionHandlers(deps),
  ...reasonHandlers(deps),
  ...decisionFileHandlers(deps),
  ...workspaceInterviewHandlers(deps),
  ...workspaceInvitationHandlers({ ...deps, sumUp }),
  ...invitationExportHandlers(deps),
  ...liveHandlers(deps),
  ...scorecardHandlers(deps),
  ...hiringReportHandlers(deps),
  ...hiringAnalysisHandlers(deps),
  ...testHandlers(deps),
  ...apiKeyHandlers(deps),
  ...savedViewHandlers(deps),
  ...billingHandlers(deps),
  ...adminBillingHandlers(deps),
  ...adminHandlers(deps),
  ...jobHandlers(deps),
  ...logHandlers(deps),
  ...evaluationHandlers(deps),
  ...engineHandlers(deps),
  ...analyticsHandlers(deps),
  ...userHandlers(deps),
  ...settingsHandlers(deps),
  ...contentHandlers(deps),
  ...auditHandlers(deps),
  ...healthHandlers(deps),
});
