import type { RouteRow } from './route-row.ts';

/** The administrators' screens (§2). */
export const adminRoutes: RouteRow[] = [
  {
    path: '/admin/dashboard',
    title: 'Dashboard',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "admin" */ '../../features/admin/pages/dashboard-page.tsx'))
        .AdminDashboardPage,
  },
  {
    path: '/admin/users',
    title: 'Users',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "admin-users" */ '../../features/admin/pages/users-page.tsx'))
        .UsersPage,
  },
  {
    path: '/admin/interview-reports',
    title: 'Interview reports',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "admin-reports" */ '../../features/admin/pages/interview-reports-page.tsx'
        )
      ).InterviewReportsPage,
  },
  {
    path: '/admin/analytics',
    title: 'Analytics',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "admin-analytics" */ '../../features/admin/pages/analytics-page.tsx'
        )
      ).AnalyticsPage,
  },
  {
    path: '/admin/content',
    title: 'Content',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "admin-content" */ '../../features/admin-content/pages/content-page.tsx'
        )
      ).ContentPage,
  },
  {
    path: '/admin/logs',
    title: 'Logs',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "admin-logs" */ '../../features/admin/pages/logs-page.tsx'))
        .LogsPage,
  },
  {
    path: '/admin/settings',
    title: 'Settings',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "admin" */ '../../features/admin/pages/settings-page.tsx'))
        .AdminSettingsPage,
  },
  {
    path: '/admin/subscriptions',
    title: 'Subscriptions',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "admin-billing" */ '../../features/admin-billing/pages/subscriptions-page.tsx'
        )
      ).SubscriptionsPage,
  },
  {
    path: '/admin/subscription-plans',
    title: 'Subscription plans',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "admin-billing" */ '../../features/admin-billing/pages/subscription-plans-page.tsx'
        )
      ).SubscriptionPlansPage,
  },
  {
    path: '/admin/billing',
    title: 'Billing',
    layout: 'admin',
    guards: ['admin'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "admin-billing" */ '../../features/admin-billing/pages/billing-page.tsx'
        )
      ).AdminBillingPage,
  },
];
