import type { RouteRow } from './route-row.ts';

/** The screens of signing in and up (§2). */
export const authRoutes: RouteRow[] = [
  {
    path: '/auth/login',
    title: 'Welcome back',
    subtitle: 'Sign in to your account to continue',
    layout: 'auth',
    guards: ['guest'],
    html: 'guests',
    offersProviders: true,
    page: async () =>
      (await import(/* webpackChunkName: "auth" */ '../../features/auth/pages/login-page.tsx')).LoginPage,
  },
  {
    path: '/admin-login',
    title: 'Admin Access',
    subtitle: 'Secure login for system administrators',
    layout: 'auth',
    guards: ['guest'],
    html: 'guests',
    page: async () =>
      (await import(/* webpackChunkName: "auth" */ '../../features/auth/pages/admin-login-page.tsx'))
        .AdminLoginPage,
  },
  {
    path: '/auth/otp',
    title: 'Two-Factor Authentication',
    subtitle: 'Enter the verification code sent to your device',
    layout: 'auth',
    guards: [],
    page: async () =>
      (await import(/* webpackChunkName: "otp" */ '../../features/auth/pages/otp-page.tsx')).OtpPage,
  },
  {
    path: '/auth/register',
    title: 'Create your account',
    subtitle: 'Join us to transform the hiring process',
    layout: 'auth',
    guards: [],
    html: 'everybody',
    page: async () =>
      (await import(/* webpackChunkName: "registration" */ '../../features/auth/pages/register-page.tsx'))
        .RegisterPage,
  },
  {
    path: '/auth/candidate/register',
    title: 'Create candidate account',
    subtitle: 'Join thousands of candidates and take AI-powered interviews',
    layout: 'auth',
    guards: ['guest'],
    html: 'guests',
    page: async () =>
      (
        await import(
          /* webpackChunkName: "registration" */ '../../features/auth/pages/candidate-register-page.tsx'
        )
      ).CandidateRegisterPage,
  },
  {
    path: '/auth/recruiter/register',
    title: 'Create recruiter account',
    subtitle: 'Start hiring the best talent with AI-powered interviews',
    layout: 'auth',
    guards: ['guest'],
    html: 'guests',
    page: async () =>
      (
        await import(
          /* webpackChunkName: "registration" */ '../../features/auth/pages/recruiter-register-page.tsx'
        )
      ).RecruiterRegisterPage,
  },
  {
    path: '/auth/verify-email',
    title: 'Email Verification',
    subtitle: 'Verify your email address to continue',
    layout: 'auth',
    guards: [],
    page: async () =>
      (await import(/* webpackChunkName: "registration" */ '../../features/auth/pages/verify-email-page.tsx'))
        .VerifyEmailPage,
  },
  {
    path: '/auth/forgot-password',
    title: 'Reset your password',
    subtitle: 'Enter your email address and we will send you a code to reset your password',
    layout: 'auth',
    guards: ['guest'],
    html: 'guests',
    page: async () =>
      (
        await import(
          /* webpackChunkName: "password-reset" */ '../../features/auth/pages/forgot-password-page.tsx'
        )
      ).ForgotPasswordPage,
  },
  {
    path: '/auth/reset-password',
    title: 'Reset Your Password',
    subtitle: 'Enter the verification code sent to your email',
    linkSubtitle: 'Choose a new password',
    layout: 'auth',
    guards: ['guest'],
    page: async () =>
      (
        await import(
          /* webpackChunkName: "password-reset" */ '../../features/auth/pages/reset-password-page.tsx'
        )
      ).ResetPasswordPage,
  },
];
