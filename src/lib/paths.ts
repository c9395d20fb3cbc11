import type { EditorLanguage } from '../../openapi/gen/types.gen.ts';
import type { Role } from './role.ts';

interface ReturnOptions {
  /** Path of this app to come back to after signing in (D8). */
  next?: string | undefined;
}

interface LoginOptions extends ReturnOptions {
  /** The session ended by itself; the login page says so. */
  expired?: boolean;
}

interface CodeOptions extends ReturnOptions {
  challenge?: string;
  email?: string;
}

interface OtpOptions extends ReturnOptions {
  challenge: string;
  /** How the second factor can be met, separated by commas. */
  methods: string;
  /** The login page to go back to, where it is not the usual one. */
  from?: 'admin' | undefined;
}

/** What is chosen beforehand on the practice page. */
interface PracticeChoices {
  role_family: string;
  level: string;
  question_type: string;
  /** For a drill: one question about it. */
  competency?: string;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

const loginQuery = ({ next, expired }: LoginOptions) => ({
  next,
  reason: expired ? 'expired' : undefined,
});

/** Builds every address of the app, so that no screen spells one. */
export const paths = {
  home: '/',
  /** The secret of an open link stands in its fragment. */
  apply: (token: string) => `/apply#open=${token}`,
  features: '/features',
  pricing: '/pricing',
  legal: { terms: '/legal/terms', privacy: '/legal/privacy', cookies: '/legal/cookies' },
  auth: {
    login: (options: LoginOptions = {}) => withQuery('/auth/login', loginQuery(options)),
    adminLogin: (options: LoginOptions = {}) => withQuery('/admin-login', loginQuery(options)),
    register: (options: ReturnOptions = {}) => withQuery('/auth/register', { ...options }),
    candidateRegister: (options: ReturnOptions = {}) => withQuery('/auth/candidate/register', { ...options }),
    recruiterRegister: (options: ReturnOptions = {}) => withQuery('/auth/recruiter/register', { ...options }),
    forgotPassword: (options: ReturnOptions = {}) => withQuery('/auth/forgot-password', { ...options }),
    resetPassword: (options: CodeOptions = {}) => withQuery('/auth/reset-password', { ...options }),
    otp: (options: OtpOptions) => withQuery('/auth/otp', { ...options }),
    verifyEmail: (options: CodeOptions = {}) => withQuery('/auth/verify-email', { ...options }),
  },
  candidate: {
    dashboard: '/candidate/dashboard',
    profile: '/candidate/profile',
    settings: '/candidate/settings',
    plan: '/candidate/settings?tab=plan',
    invoice: (id: string) => withQuery('/candidate/settings', { invoice: id }),
    resume: '/candidate/resume',
    interviews: '/candidate/interviews',
    interview: (id: string) => `/candidate/interviews/${encodeURIComponent(id)}`,
    /** Of the attempt of a session; the last one where none is given. */
    result: (id: string, sessionId?: string) =>
      withQuery(`/candidate/interviews/results/${encodeURIComponent(id)}`, { tab: sessionId }),
    practice: '/candidate/interviews/practice',
    practiceOf: (choices: PracticeChoices) => withQuery('/candidate/interviews/practice', { ...choices }),
    /** Of a live interview, for everybody in it. */
    liveRoom: (id: string) => `/candidate/interviews/recruiter-session/${encodeURIComponent(id)}`,
    /** An empty room to try everything in. */
    practiceRoom: (language: EditorLanguage = 'javascript') =>
      withQuery('/candidate/interviews/practice-room', { language }),
    session: (id: string) => `/candidate/interviews/session/${encodeURIComponent(id)}`,
    reports: '/candidate/reports',
    /** Results over time; of one series where it is given. */
    trend: (series = '') => withQuery('/candidate/reports', { view: 'trend', ...(series && { series }) }),
    report: (id: string) => `/candidate/reports/${encodeURIComponent(id)}`,
  },
  recruiter: {
    dashboard: '/recruiter/dashboard',
    profile: '/recruiter/profile',
    /** On one of its tabs, with what the tab shows; the first one where none is given. */
    workspace: (id: string, shown: { tab?: string; view?: 'table'; stage?: string; sort?: string } = {}) =>
      withQuery(`/recruiter/workspaces/${encodeURIComponent(id)}`, shown),
    candidates: '/recruiter/candidates',
    /** Within the list that its search names, see `neighbors.ts`. */
    candidate: (workspaceId: string, id: string, list: Readonly<Record<string, string>> = {}) =>
      withQuery(
        `/recruiter/workspaces/${encodeURIComponent(workspaceId)}/candidates/${encodeURIComponent(id)}`,
        list,
      ),
    addCandidates: (workspaceId: string, tab = '') =>
      withQuery(`/recruiter/workspaces/${encodeURIComponent(workspaceId)}/candidates/new`, { tab }),
    interviews: '/recruiter/interviews',
    /** A submitted attempt. */
    review: (sessionId: string) => `/recruiter/interviews/${encodeURIComponent(sessionId)}`,
    /** `from` where it begins as another one is. */
    newInterview: (workspaceId: string, options: { from?: string } = {}) =>
      withQuery(`/recruiter/workspaces/${encodeURIComponent(workspaceId)}/interviews/new`, options),
    /** `invite` where candidates are to be chosen at once: `1`, or the application that is chosen already. */
    interview: (workspaceId: string, id: string, options: { invite?: string } = {}) =>
      withQuery(
        `/recruiter/workspaces/${encodeURIComponent(workspaceId)}/interviews/${encodeURIComponent(id)}`,
        options,
      ),
    reports: '/recruiter/reports',
    tests: '/recruiter/tests',
    /** Its draft, or a version that was published, to read. */
    test: (id: string, shown: { version?: string; try?: '1' } = {}) =>
      withQuery('/recruiter/tests', { test: id, ...shown }),
    billing: '/recruiter/billing',
    invoice: (id: string) => withQuery('/recruiter/billing', { invoice: id }),
    settings: '/recruiter/settings',
    workspaces: '/recruiter/workspaces',
    newWorkspace: '/recruiter/workspaces/new',
  },
  admin: {
    dashboard: '/admin/dashboard',
    users: '/admin/users',
    logs: '/admin/logs',
    analytics: '/admin/analytics',
    interviewReports: '/admin/interview-reports',
    profile: '/admin/profile',
    settings: '/admin/settings',
    subscriptions: '/admin/subscriptions',
    subscriptionPlans: '/admin/subscription-plans',
    billing: '/admin/billing',
    invoice: (id: string) => withQuery('/admin/billing', { invoice: id }),
    content: '/admin/content',
  },
  resumes: {
    home: '/resume-builder',
    create: '/resume-builder/create',
    mine: '/resume-builder/my-resumes',
    one: (id: string) => `/resume-builder/${encodeURIComponent(id)}`,
    shared: (token: string) => `/resume-builder/shared/${encodeURIComponent(token)}`,
  },
  /** Where a role starts (D22). */
  homeOf: (role: Role) => `/${role}/dashboard`,
} as const;

const LOGIN_PATHS: readonly string[] = [paths.auth.login(), paths.auth.adminLogin()];

/** Whether this is the path of a login page. */
export const isLoginPath = (pathname: string): boolean => LOGIN_PATHS.includes(pathname);

/** Whether this is the path of a page on the way to a session. */
export const isAuthPath = (pathname: string): boolean => pathname.startsWith('/auth/');

/** Whether an address leads to the login because a session expired. */
export const saysExpired = (pathname: string, search: string): boolean =>
  isLoginPath(pathname) && new URLSearchParams(search).get('reason') === 'expired';
