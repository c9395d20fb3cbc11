import { nurseTest } from '../support/company-tests.ts';
import { nurseWorkspace } from '../support/hiring.ts';
import { nurseInterview } from '../support/hiring-interviews.ts';
import { resumeDraft } from '../support/resumes.ts';

/** Who may call an operation. */
export type Caller =
  | 'anonymous'
  | 'owner'
  | 'otherCandidate'
  | 'recruiter'
  | 'otherRecruiter'
  | 'admin'
  | 'suspended';

/** `yes`: let through, with input that the description accepts, to its own rules. A number: refused with it. */
type Access = 'yes' | 401 | 403 | 404;

interface Row {
  readonly access: Readonly<Record<Caller, Access>>;
  /** A body that the description accepts, where the operation takes one; `own` are ids of what the owner has. */
  readonly body?: object | ((caller: Caller, own: Readonly<Record<string, string>>) => object);
  /** Where the description requires one. */
  readonly query?: (own: Readonly<Record<string, string>>) => string;
  /** The operation takes its body as a form: the credentials of an account. */
  readonly takesCredentials?: true;
  /** The operation takes its body as bytes. */
  readonly takesBytes?: true;
  /** The answer is a stream that waits. */
  readonly staysOpen?: true;
  /** The caller's refresh cookie is sent along. */
  readonly sendsCookie?: true;
}

const everybody: Row['access'] = {
  anonymous: 'yes',
  owner: 'yes',
  otherCandidate: 'yes',
  recruiter: 'yes',
  otherRecruiter: 'yes',
  admin: 'yes',
  suspended: 'yes',
};

/** A bearer that is no longer accepted is refused, so that the page refreshes it; none at all is fine. */
const everybodyWithoutStaleBearer: Row['access'] = { ...everybody, suspended: 401 };

/** Whoever is signed in, whatever the role. */
const signedIn: Row['access'] = { ...everybody, anonymous: 401, suspended: 401 };

const candidates: Row['access'] = {
  anonymous: 401,
  owner: 'yes',
  otherCandidate: 'yes',
  recruiter: 403,
  otherRecruiter: 403,
  admin: 403,
  suspended: 401,
};

const recruiters: Row['access'] = {
  ...candidates,
  owner: 403,
  otherCandidate: 403,
  recruiter: 'yes',
  otherRecruiter: 'yes',
};

/** Whoever can subscribe to a plan. */
const customers: Row['access'] = { ...recruiters, owner: 'yes', otherCandidate: 'yes' };

/** What belongs to the workspace of one recruiter: to another company’s it is missing. */
const ownWorkspace: Row['access'] = { ...recruiters, otherRecruiter: 404 };

/** Nobody of the matrix is in a live interview: to all it is missing. */
const nobodys: Row['access'] = {
  anonymous: 401,
  owner: 404,
  otherCandidate: 404,
  recruiter: 404,
  otherRecruiter: 404,
  admin: 403,
  suspended: 401,
};
const nobodysOfRecruiters: Row['access'] = { ...nobodys, owner: 403, otherCandidate: 403 };
const nobodysOfCandidates: Row['access'] = { ...nobodys, recruiter: 403, otherRecruiter: 403 };

const admins: Row['access'] = { ...candidates, owner: 403, otherCandidate: 403, admin: 'yes' };

/** What belongs to one account, whatever its role. */
const ownAccount: Row['access'] = {
  ...signedIn,
  otherCandidate: 404,
  recruiter: 404,
  otherRecruiter: 404,
  admin: 404,
};

/** What this installation does not know. */
const nobody: Row['access'] = {
  anonymous: 404,
  owner: 404,
  otherCandidate: 404,
  recruiter: 404,
  otherRecruiter: 404,
  admin: 404,
  suspended: 404,
};

/** Somebody else's record and a missing one are the same 404. */
const ownCandidate: Row['access'] = { ...candidates, otherCandidate: 404 };

const practice = {
  mode: 'practice',
  role_family: 'software',
  level: 'junior',
  question_type: 'mixed',
  question_count: 3,
};

/** The password of every account of the tests, see `createAccount`. */
const password = 'a long enough pass phrase';

const reauthentication = { current_password: password };

const codeProof = { challenge_id: 'unknown', code: '000000' };

const pkce = 'a'.repeat(43);

const letterToNobody = { candidate_ids: ['unknown'], subject: 'News', body: 'There is news.' };
const oneCandidate = { candidates: [{ full_name: 'New Person', email: 'new.person@mail.example' }] };

const emptyScorecard = { ratings: [], overall: null, reason: '' };

/** Of the nurse's competencies, by their questions alone. */
const ratedAlike = {
  ratings: ['patient-safety', 'handover'].map((competency_id) => ({
    competency_id,
    score: null,
    moments: [{ question_number: 1 }],
  })),
  overall: 'no_decision',
  reason: 'Nothing to go by.',
};

const ownWords = { subject: 'About {title}', body: 'We chose somebody else.' };

const planTerms = {
  name: 'Team',
  description: '',
  prices: [],
  is_per_seat: false,
  trial_days: 0,
  tax_basis_points: 0,
  limits: { interviews: null, workspaces: null, seats: null },
  features: [],
  position: 1,
};

/** To the free plan of the caller’s kind. */
const planChange = (caller: Caller) => ({
  plan_version_id: /owner|candidate/i.test(caller) ? 'free-candidate-1' : 'free-recruiter-1',
  ...{ interval: 'month', currency: 'EUR', seats: 1 },
});

const hiringDefaults = {
  time_zone: 'Europe/Berlin',
  working_days: [1, 2, 3, 4, 5],
  days_to_rate: 3,
  notes_signals: true,
  camera: 'none',
};

const company = { company: 'Analytical Engines', company_size: '11-50', job_title: 'Head of People' };

/** One row an operation of the description; the test fails for one that is missing or too many. */
export const permissionMatrix: Readonly<Record<string, Row>> = {
  login: { access: everybody, takesCredentials: true },
  register: {
    access: everybody,
    body: {
      role: 'candidate',
      full_name: 'New Person',
      email: 'new.person@mail.example',
      password,
      accept_terms: true,
    },
  },
  verifyEmail: { access: everybody, body: codeProof },
  // Once a minute for an address.
  resendVerificationEmail: { access: everybody, body: (caller) => ({ email: `${caller}@mail.example` }) },
  logout: { access: everybody },
  logoutAll: { access: signedIn, sendsCookie: true },
  forgotPassword: { access: everybody, body: (caller) => ({ email: `${caller}@mail.example` }) },
  resetPassword: { access: everybody, body: { ...codeProof, password } },
  checkPassword: { access: everybody, body: { password } },
  verifyOtp: { access: everybody, body: { ...codeProof, method: 'totp' } },
  sendOtp: { access: everybody, body: { challenge_id: 'unknown' } },
  startSocialLogin: { access: nobody, body: { state: pkce, code_challenge: pkce } },
  exchangeSocialCode: { access: nobody, body: { code: 'unknown', code_verifier: pkce } },
  socialLogin: { access: nobody, body: { access_token: 'unknown' } },
  startPasskeyLogin: { access: everybody },
  passkeyLogin: { access: everybody, body: { challenge_id: 'unknown', credential: {} } },
  // A link that nobody was sent.
  getUnsubscribePage: { access: nobody },
  unsubscribe: { access: nobody },
  getAuthStatus: { access: everybodyWithoutStaleBearer },
  refreshSession: { access: signedIn, sendsCookie: true },
  updateAccount: { access: signedIn, body: { full_name: 'Other Name' } },
  getAccountSecurity: { access: signedIn },
  getAcceptedTerms: { access: signedIn },
  acceptTerms: { access: signedIn, body: { version: 'not the one that holds' } },
  // The wrong password, so that the rows after this one can still sign in.
  changePassword: { access: signedIn, body: { current_password: 'not it', new_password: password } },
  requestEmailChange: {
    access: signedIn,
    body: (caller) => ({ ...reauthentication, email: `new.${caller}@mail.example` }),
  },
  resendEmailChange: { access: signedIn },
  cancelEmailChange: { access: signedIn },
  verifyEmailChange: { access: signedIn, body: codeProof },
  listDevices: { access: signedIn },
  endDevice: { access: ownAccount },
  listAccountEvents: { access: signedIn },
  updateSecondFactor: { access: signedIn, body: { ...reauthentication, email_codes: true } },
  startTotpSetup: { access: signedIn, body: reauthentication },
  confirmTotpSetup: { access: signedIn, body: { code: '000000' } },
  disableSecondFactor: { access: signedIn, body: reauthentication },
  replaceRecoveryCodes: { access: signedIn, body: reauthentication },
  forgetTrustedDevices: { access: signedIn },
  startPasskeyRegistration: { access: signedIn, body: reauthentication },
  addPasskey: { access: signedIn, body: { challenge_id: 'unknown', name: 'Key', credential: {} } },
  removePasskey: { access: ownAccount, body: reauthentication },
  unlinkProvider: { access: ownAccount, body: reauthentication },
  getCandidateProfile: { access: candidates },
  updateCandidateProfile: { access: candidates, body: { headline: 'Engineer', skills: [], links: [] } },
  getCandidatePreferences: { access: candidates },
  updateCandidatePreferences: {
    access: candidates,
    body: { report_ready_mail: true, invitation_mail: true, reminder_mail: true },
  },
  getAccommodationWishes: { access: candidates },
  updateAccommodationWishes: {
    access: candidates,
    body: { extra_time_percent: 25, text_only: false, pauses: false, note: '' },
  },
  listConsents: { access: candidates },
  exportPersonalData: { access: candidates },
  // The wrong password, so that the rows after this one still find the account.
  deleteCandidateAccount: {
    access: candidates,
    body: { current_password: 'not it', email: 'not@mail.example' },
  },
  getRecruiterProfile: { access: recruiters },
  updateRecruiterProfile: { access: recruiters, body: company },
  listCompanyMembers: { access: recruiters },
  changeMemberRole: { access: ownWorkspace, body: { role: 'owner' } },
  removeMember: { access: ownWorkspace },
  inviteMember: { access: recruiters, body: { email: 'grace@mail.example', role: 'member' } },
  revokeMemberInvitation: { access: ownWorkspace },
  joinCompany: { access: recruiters, body: { token: 'unknown', job_title: 'Sourcer' } },
  getJoinOffer: { access: everybody, body: { token: 'unknown' } },
  getInvitationOffer: { access: everybody, body: { token: 'unknown' } },
  followInvitation: { access: candidates, body: { token: 'unknown' } },
  previewInvitationMail: { access: ownWorkspace },
  showInvitationLink: { access: ownWorkspace },
  releaseInvitations: { access: ownWorkspace, body: { invitation_ids: ['unknown'] } },
  listWorkspaceMembers: { access: ownWorkspace },
  setWorkspaceMember: { access: ownWorkspace, body: { role: 'lead' } },
  removeWorkspaceMember: { access: ownWorkspace },
  streamHiringChanges: { access: recruiters, staysOpen: true },
  listWorkspaces: { access: recruiters },
  createWorkspace: { access: recruiters, body: nurseWorkspace },
  suggestCompetencies: { access: recruiters, body: { title: 'Engineer', job_description: '' } },
  getWorkspace: { access: ownWorkspace },
  updateWorkspace: { access: ownWorkspace, body: { location: 'Leeds' } },
  listRubrics: { access: ownWorkspace },
  publishRubric: {
    access: ownWorkspace,
    body: { base_version: 1, competencies: nurseWorkspace.competencies },
  },
  getOpenLink: { access: ownWorkspace },
  createOpenLink: {
    access: ownWorkspace,
    body: { expires_at: new Date(Date.now() + 86_400_000).toISOString(), limit: null },
  },
  revokeOpenLink: { access: ownWorkspace },
  getOpenLinkOffer: { access: everybody, body: { token: 'unknown' } },
  applyByOpenLink: {
    access: everybodyWithoutStaleBearer,
    body: { token: 'unknown', full_name: 'Ada Byron', email: 'ada@mail.example', phone: '', agrees: true },
  },
  confirmApplication: { access: everybody, body: { token: 'unknown' } },
  listActivity: { access: ownWorkspace },
  listApplications: { access: ownWorkspace },
  addCandidates: { access: ownWorkspace, body: oneCandidate },
  checkCandidates: { access: ownWorkspace, body: oneCandidate },
  moveApplications: {
    access: ownWorkspace,
    body: (_caller, { application_id = '' }) => ({
      to_stage_id: 'review',
      moves: [{ application_id, from_stage_id: 'applied' }],
    }),
  },
  listTests: { access: recruiters },
  createTest: { access: recruiters, body: nurseTest },
  listBuiltInTests: { access: recruiters },
  getTest: { access: ownWorkspace },
  saveTest: { access: ownWorkspace, body: { base_revision: 1, ...nurseTest } },
  publishTest: { access: ownWorkspace, body: { revision: 9 } },
  getTestVersion: { access: ownWorkspace },
  previewTest: { access: ownWorkspace },
  tryTest: { access: ownWorkspace, body: { answers: [] } },
  listBankQuestions: { access: ownWorkspace },
  listHiringInterviews: { access: ownWorkspace },
  createHiringInterview: { access: ownWorkspace, body: nurseInterview() },
  previewHiringInterview: { access: ownWorkspace, body: { design: nurseInterview(), answers: [] } },
  getHiringInterview: { access: ownWorkspace },
  listFreeLiveTimes: { access: ownWorkspace, query: () => '?minutes=60' },
  proposeLiveTimes: {
    access: ownWorkspace,
    body: (_caller, own) => ({
      application_id: own['application_id'],
      times: [new Date(Date.now() + 3_600_000).toISOString()],
      minutes: 30,
    }),
  },
  listLiveInterviews: { access: customers },
  getLiveInterview: { access: nobodys },
  getLiveRoom: { access: nobodys },
  postToLiveRoom: { access: nobodys, body: { kind: 'chat', text: 'Hello' } },
  putLiveRecordingPart: { access: nobodys, takesBytes: true, query: () => '?seconds=5' },
  captionLiveSpeech: { access: nobodys, takesBytes: true, query: () => '?seconds=5' },
  listOwnLiveRecordings: { access: nobodysOfCandidates },
  getOwnLiveRecordingAudio: { access: nobodysOfCandidates },
  getLiveResume: { access: nobodysOfRecruiters },
  downloadLiveResume: { access: nobodysOfRecruiters },
  openLiveChannel: { access: nobodys, body: { device_id: 'device-01', place: 'lobby' } },
  chooseLiveTime: {
    access: nobodysOfCandidates,
    body: { starts_at: new Date().toISOString() },
  },
  askForOtherTimes: {
    access: nobodysOfCandidates,
    body: { note: 'Mondays.' },
  },
  releaseReports: { access: ownWorkspace },
  listHiringInvitations: { access: ownWorkspace },
  inviteApplications: { access: ownWorkspace, body: { application_ids: ['unknown'] } },
  extendInvitations: {
    access: ownWorkspace,
    body: { invitation_ids: ['unknown'], deadline: new Date(Date.now() + 86_400_000).toISOString() },
  },
  revokeInvitations: { access: ownWorkspace, body: { invitation_ids: ['unknown'] } },
  remindInvitations: { access: ownWorkspace, body: { invitation_ids: ['unknown'] } },
  listCompanyInvitations: { access: recruiters },
  getPlaceToRate: { access: recruiters, query: () => '?session_id=unknown' },
  getAgenda: { access: recruiters, query: () => `?until=${new Date().toISOString()}` },
  listHiringReports: { access: recruiters },
  exportDecisionFile: { access: ownWorkspace },
  getFunnel: { access: ownWorkspace },
  getRatingAnalysis: { access: ownWorkspace },
  exportHiringReports: { access: recruiters },
  exportChosenCandidates: { access: recruiters, body: { candidate_ids: ['nobody'] } },
  exportCompanyCandidates: { access: recruiters },
  exportCompanyInvitations: { access: recruiters },
  exportApplications: { access: ownWorkspace },
  exportHiringInvitations: { access: ownWorkspace },
  evaluateAttemptAgain: { access: ownWorkspace },
  compareHiringReports: {
    access: { ...ownWorkspace, recruiter: 404 },
    query: ({ hiring_session_id: id }) => `?session_id=${id}&session_id=unknown`,
  },
  getReview: { access: ownWorkspace },
  getLiveTimeline: { access: { ...recruiters, recruiter: 404, otherRecruiter: 404 } },
  getEditorHistory: { access: { ...recruiters, recruiter: 404, otherRecruiter: 404 } },
  saveScorecard: { access: ownWorkspace, body: emptyScorecard },
  submitScorecard: { access: ownWorkspace, body: ratedAlike },
  showWithoutRating: { access: ownWorkspace },
  chooseNames: { access: ownWorkspace, body: { reads_without: true } },
  declineReview: { access: ownWorkspace },
  setReviewers: { access: ownWorkspace, body: { member_ids: [] } },
  listReviewRecordings: { access: ownWorkspace },
  getReviewRecordingAudio: { access: { ...recruiters, recruiter: 404, otherRecruiter: 404 } },
  getIntegrityReview: { access: ownWorkspace },
  proposeIntegrityFinding: {
    access: ownWorkspace,
    body: { verdict: 'passed', text: '', event_ids: [], second_reviewer_id: null },
  },
  decideIntegrityFinding: { access: ownWorkspace, body: { outcome: 'rejected', reason: 'A call came in.' } },
  handOverRequest: { access: ownWorkspace, body: { reason: 'We disagree about it' } },
  answerRequest: { access: ownWorkspace, body: { answer: 'A person has looked.' } },
  decideAccommodation: {
    access: ownWorkspace,
    body: { extra_time_percent: 25, text_only: false, pauses: true },
  },
  getApplication: { access: ownWorkspace },
  updateCandidate: { access: ownWorkspace, body: { phone: '' } },
  getRetention: { access: recruiters },
  changeRetention: { access: recruiters, body: { retention_months: 12, reason: 'Local law' } },
  setLegalHold: { access: ownWorkspace, body: { is_held: true, reason: 'A lawsuit' } },
  listDuplicates: { access: ownWorkspace },
  mergeCandidates: { access: ownWorkspace, body: { candidate_id: 'nobody', keep: 'this' } },
  undoMerge: { access: ownWorkspace, body: { candidate_id: 'nobody' } },
  listNotes: { access: ownWorkspace },
  addNote: { access: ownWorkspace, body: { text: 'Call on Monday.' } },
  listDecisions: { access: ownWorkspace },
  decide: { access: ownWorkspace, body: { kind: 'hire', reason_id: 'best-fit' } },
  undoDecision: { access: ownWorkspace },
  previewDecisionMail: { access: ownWorkspace },
  deleteTest: { access: ownWorkspace },
  listDecisionReasons: { access: recruiters },
  getHiringDefaults: { access: recruiters },
  updateHiringDefaults: { access: recruiters, body: hiringDefaults },
  listAllPlans: { access: admins },
  createPlanDraft: { access: admins, body: { audience: 'recruiter', terms: planTerms } },
  savePlanDraft: { access: admins, body: planTerms },
  setPlanStatus: { access: admins, body: { status: 'published', reason: 'Agreed' } },
  listAllInvoices: { access: admins },
  getCustomerInvoice: { access: admins },
  actOnInvoice: { access: admins, body: { action: 'mark_paid', reason: 'Came by transfer' } },
  createCreditNote: { access: admins, body: { kind: 'refund', amount: 1, reason: 'Agreed' } },
  getRevenue: { access: admins },
  getPaymentProvider: { access: admins },
  listSubscriptions: { access: admins },
  getSubscription: { access: admins },
  actOnSubscription: { access: admins, body: { action: 'keep', reason: 'Agreed' } },
  listCompanyWorkspaces: { access: recruiters },
  loadSample: { access: recruiters },
  removeSample: { access: recruiters },
  listSavedViews: { access: recruiters, query: () => '?list=candidates' },
  saveView: {
    access: recruiters,
    body: { list: 'candidates', workspace_id: null, name: 'Nurses', search: 'q=nurse', is_shared: false },
  },
  deleteSavedView: { access: ownWorkspace },
  listApiKeys: { access: recruiters },
  createApiKey: { access: recruiters, body: { name: 'Own program', scopes: ['workspaces:read'] } },
  revokeApiKey: { access: ownWorkspace },
  getPublicText: { access: everybody },
  listPlans: { access: everybody, query: () => '?audience=recruiter' },
  getBilling: { access: customers },
  previewPlanChange: { access: customers, body: planChange },
  changePlan: { access: customers, body: planChange },
  setRenewal: { access: customers, body: { cancel_at_period_end: true } },
  openCheckout: { access: customers, body: planChange },
  openPaymentPortal: { access: customers },
  receiveStripeEvent: { access: everybody, body: {} },
  listInvoices: { access: customers },
  getInvoice: { access: { ...ownWorkspace, owner: 404, otherCandidate: 404 } },
  listMailTemplates: { access: recruiters },
  saveMailTemplate: { access: recruiters, body: ownWords },
  resetMailTemplate: { access: recruiters },
  previewMailTemplate: { access: recruiters, body: ownWords },
  listCompanyReasons: { access: recruiters },
  addCompanyReason: { access: recruiters, body: { kind: 'hire', label: 'Known for years' } },
  changeCompanyReason: { access: ownWorkspace, body: { label: 'Ward moved' } },
  rejectApplications: { access: ownWorkspace, body: { application_ids: ['unknown'], reason_id: 'filled' } },
  getClosing: { access: ownWorkspace },
  // Other rows move candidates between these.
  setStages: {
    access: ownWorkspace,
    body: {
      stages: ['applied', 'interview', 'review', 'offer'].map((_id) => ({ _id, name: _id, limit_days: 7 })),
    },
  },
  listWork: { access: recruiters },
  listCompanyCandidates: { access: recruiters },
  mailCandidates: { access: recruiters, body: letterToNobody },
  previewCandidateMail: { access: recruiters, body: letterToNobody },
  tagCandidates: {
    access: recruiters,
    body: { candidate_ids: ['unknown'], tag: 'Night shift', action: 'add' },
  },
  getOverview: { access: admins },
  getInstallation: { access: admins },
  listUsers: { access: admins },
  listAuditEntries: { access: admins },
  exportAuditEntries: { access: admins },
  getAuditCheck: { access: admins },
  getAnalytics: { access: admins },
  listFailedJobs: { access: admins },
  actOnJob: { access: admins, body: { action: 'retry', reason: 'The endpoint is back' } },
  startAuditCheck: { access: admins },
  listEvaluationFlags: { access: admins, query: () => '?flag=failed' },
  evaluateSessionAgain: { access: admins, body: { reason: 'The endpoint is back' } },
  listDisputes: { access: admins },
  getDispute: { access: admins },
  handOverDispute: {
    access: admins,
    body: (_, own) => ({ administrator_id: own['administrator_id'], reason: 'I know the company' }),
  },
  answerDispute: { access: admins, body: { answer: 'A person has looked.' } },
  listSystemLog: { access: admins },
  exportSystemLog: { access: admins },
  listAiCalls: { access: admins },
  exportAiCalls: { access: admins },
  listMailLog: { access: admins },
  exportMailLog: { access: admins },
  streamLogs: { access: admins, staysOpen: true, query: () => '?log=system' },
  exportUsers: { access: admins },
  actOnUser: { access: admins, body: { action: 'unlock', reason: 'Locked out' } },
  listContent: { access: admins },
  getContent: { access: admins },
  saveContentDraft: { access: admins, body: { values: { text: 'Closed on Monday', link: '' }, revision: 0 } },
  dropContentDraft: { access: admins, query: () => '?revision=7' },
  previewContent: { access: admins, body: { values: { text: 'Closed on Monday', link: '' } } },
  publishContent: { access: admins, body: { revision: 1, reason: 'The office is closed' } },
  keepContent: { access: admins, body: { reason: 'Ours is better' } },
  getContentVersion: { access: admins },
  listSettings: { access: admins },
  changeSettings: {
    access: admins,
    body: { values: {}, secrets: {}, reason: 'A try', version: 0 },
  },
  testAi: {
    access: admins,
    body: { values: { base_url: 'http://127.0.0.1:9/v1', model: 'none' }, secrets: {} },
  },
  findLocalAi: { access: admins },
  listEngineVersions: { access: admins },
  retireEngineVersion: { access: admins, body: { reason: 'A new contract', evaluates_again: false } },
  listInterviewReports: { access: admins },
  getInterviewReport: { access: admins },
  handOverInterviewReport: {
    access: admins,
    body: (_, own) => ({ administrator_id: own['administrator_id'], reason: 'On leave' }),
  },
  decideInterviewReport: { access: admins, body: { outcome: 'rejected', reason: 'A call came in.' } },
  testMail: {
    access: admins,
    body: { values: { smtp_host: '127.0.0.1', smtp_port: 9 }, secrets: {}, to: 'me@admin.example' },
  },
  getHealth: { access: everybody },
  getReadiness: { access: everybody },
  getTrialQuestion: { access: everybody },
  evaluateTrialAnswer: {
    access: everybody,
    body: { role_family: 'software', question_id: 'software-03', text: 'I wrote a test that shows it.' },
  },
  getPracticeOptions: { access: candidates },
  listSessions: { access: candidates },
  createSession: { access: candidates, body: practice },
  getSession: { access: ownCandidate },
  claimSession: { access: ownCandidate, body: { client: 'a-browser', claim: 'leave' } },
  startSession: { access: ownCandidate },
  pauseSession: { access: ownCandidate },
  resumeSession: { access: ownCandidate },
  sendHeartbeat: { access: ownCandidate },
  completeSession: { access: ownCandidate },
  saveDraft: { access: ownCandidate, body: { text: 'typed so far', revision: 1 } },
  streamFollowUp: { access: ownCandidate },
  submitAnswer: { access: ownCandidate, body: { text: 'I wrote a test that shows the fault.' } },
  skipTurn: { access: ownCandidate },
  continueSession: { access: ownCandidate },
  retryTurn: { access: ownCandidate },
  listInterviews: { access: candidates },
  getInterview: { access: ownCandidate },
  listResumes: { access: signedIn },
  createResume: { access: signedIn, body: resumeDraft() },
  getResume: { access: ownAccount },
  saveResume: { access: ownAccount, body: { base_version: 1, draft: resumeDraft() } },
  changeResume: { access: ownAccount, body: { is_default: true } },
  getResumeModel: { access: signedIn },
  sortResumeLines: { access: signedIn, body: { lines: ['TypeScript'] } },
  rewordPoint: { access: ownAccount, body: { text: 'I wrote a test that shows the fault.' } },
  duplicateResume: { access: ownAccount },
  trashResume: { access: ownAccount },
  restoreResume: { access: ownAccount },
  listRevisions: { access: ownAccount },
  nameRevision: { access: ownAccount, body: { name: 'First' } },
  getRevision: { access: ownAccount },
  restoreRevision: { access: ownAccount },
  listShareLinks: { access: ownAccount },
  createShareLink: {
    access: ownAccount,
    body: {
      label: '',
      expires_at: null,
      allows_download: true,
      hides_contact: true,
      is_public: false,
      password: '',
    },
  },
  revokeShareLink: { access: ownAccount },
  previewShareLink: { access: ownAccount },
  downloadSharedResume: { access: nobody },
  openSharedResume: { access: signedIn, body: { password: '' } },
  deleteResume: { access: ownAccount },
  getOwnResume: { access: ownCandidate },
  attachResume: { access: ownCandidate, takesBytes: true },
  removeResume: { access: ownCandidate },
  setResumeText: { access: ownCandidate, body: { stored_at: new Date(0).toISOString(), text: 'Nurse' } },
  getCandidateResume: { access: ownWorkspace },
  downloadResume: { access: ownWorkspace },
  declineInvitation: { access: ownCandidate, body: {} },
  undoDecline: { access: ownCandidate },
  withdrawApplication: { access: ownCandidate, body: {} },
  requestAccommodation: {
    access: ownCandidate,
    body: { extra_time_percent: 25, text_only: false, pauses: false },
  },
  giveConsent: {
    access: ownCandidate,
    body: { decisions: [{ item: 'integrity_signals', version: 1, is_given: true }] },
  },
  getInterviewResult: { access: ownCandidate },
  requestCorrection: {
    access: ownCandidate,
    body: (_, own) => ({
      session_id: own['attempt_id'],
      turn_id: own['attempt_turn_id'],
      text: 'I said something else.',
    }),
  },
  requestHumanReview: {
    access: ownCandidate,
    body: (_, own) => ({ session_id: own['attempt_id'], text: '' }),
  },
  getIntegrityLog: { access: ownCandidate },
  recordIntegrityEvents: { access: ownCandidate, body: { sent_at: '2026-01-05T09:00:00Z', events: [] } },
  commentOnIntegrityEvent: {
    access: ownCandidate,
    body: (_, own) => ({ event_id: own['event_id'], text: 'I took a call.' }),
  },
  replyToIntegrityFinding: { access: ownCandidate, body: { text: 'I took a call.' } },
  getSpeechOptions: { access: ownCandidate },
  readAloud: { access: ownCandidate },
  listRecordings: { access: ownCandidate },
  beginRecording: { access: ownCandidate, body: { turn_id: 'unknown', content_type: 'audio/webm' } },
  getRecording: { access: ownCandidate },
  putRecordingPart: { access: ownCandidate, takesBytes: true },
  finishRecording: { access: ownCandidate, body: { parts: 2, duration_seconds: 4 } },
  getRecordingCaption: { access: ownCandidate },
  transcribeAgain: { access: ownCandidate },
  getRecordingAudio: { access: ownCandidate },
  discardRecording: { access: ownCandidate },
  listReports: { access: candidates },
  getTrend: { access: candidates },
  getReport: { access: ownCandidate },
  getUnreleasedReport: { access: ownCandidate },
  getEvaluation: { access: ownCandidate },
  evaluateAgain: { access: ownCandidate },
};
