import type { RouteRow } from './route-row.ts';

/** The public screens (§2). */
export const publicRoutes: RouteRow[] = [
  {
    path: '/',
    title: 'Interviews that show their evidence',
    layout: 'default',
    guards: [],
    html: 'guests',
    page: async () =>
      (await import(/* webpackChunkName: "public" */ '../../features/public/pages/home-page.tsx')).HomePage,
  },
  {
    path: '/apply',
    title: 'Apply',
    layout: 'default',
    guards: [],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "apply" */ '../../features/apply/pages/apply-page.tsx')).ApplyPage,
  },
  {
    path: '/features',
    title: 'Features',
    layout: 'default',
    guards: [],
    html: 'everybody',
    page: async () =>
      (await import(/* webpackChunkName: "features" */ '../../features/public/pages/features-page.tsx'))
        .FeaturesPage,
  },
  {
    path: '/pricing',
    title: 'Pricing',
    layout: 'default',
    guards: [],
    html: 'everybody',
    page: async () =>
      (await import(/* webpackChunkName: "pricing" */ '../../features/public/pages/pricing-page.tsx'))
        .PricingPage,
  },
  {
    path: '/legal/terms',
    title: 'Terms of use',
    guards: [],
    html: 'everybody',
    page: async () =>
      (await import(/* webpackChunkName: "legal" */ '../../features/public/pages/terms-page.tsx')).TermsPage,
  },
  {
    path: '/legal/privacy',
    title: 'Privacy',
    guards: [],
    html: 'everybody',
    page: async () =>
      (await import(/* webpackChunkName: "legal" */ '../../features/public/pages/privacy-page.tsx'))
        .PrivacyPage,
  },
  {
    path: '/legal/cookies',
    title: 'Cookies',
    guards: [],
    html: 'everybody',
    page: async () =>
      (await import(/* webpackChunkName: "cookies" */ '../../features/public/pages/cookies-page.tsx'))
        .CookiesPage,
  },
];
