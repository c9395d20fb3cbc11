import { afterEach, expect, test, vi } from 'vitest';
import { loadRuntimeConfig, parseRuntimeConfig } from './runtime-config.ts';

const DEFAULTS = {
  apiBaseUrl: '',
  isDemo: false,
  socialProviders: [],
  announcement: null,
  closedFeatures: [],
};

test('what the installation says', () => {
  const announcement = { text: 'Down on Sunday', link: 'https://status.example' };
  const config = { api_base_url: 'https://api.candor.example', demo: true, social_providers: ['linkedin'] };
  const closed_features = ['trial'];
  expect(parseRuntimeConfig({ ...config, announcement, closed_features })).toEqual({
    apiBaseUrl: 'https://api.candor.example',
    isDemo: true,
    socialProviders: ['linkedin'],
    announcement,
    closedFeatures: ['trial'],
  });
});

test.each([
  null,
  undefined,
  7,
  'x',
  [],
  {},
  { api_base_url: 7, demo: 'yes', social_providers: 'google' },
  { social_providers: { 0: 'google', length: 1 } },
  { closed_features: 'trial' },
  { closed_features: [7, null] },
  { announcement: { text: 7 } },
  { announcement: { text: '', link: 'https://status.example' } },
  { social_providers: [null, 7, ['google'], 'GOOGLE', 'myspace', '__proto__'] },
])('%j says nothing', (config) => {
  expect(parseRuntimeConfig(config)).toEqual(DEFAULTS);
});

test('a provider is offered once, whatever stands beside it', () => {
  const config = { social_providers: ['linkedin', null, 'google', 'google', 'myspace'] };
  expect(parseRuntimeConfig(config).socialProviders).toEqual(['google', 'linkedin']);
});

afterEach(() => void vi.unstubAllGlobals());

test.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with a page', async () => new Response('<h1>Not here</h1>')],
])('an installation that %s gets the defaults', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await loadRuntimeConfig()).toEqual(DEFAULTS);
});

test.each([
  ['https://api.candor.example', false],
  ['', true],
])('with the API at “%s” the clock of its server is known: %s', async (api_base_url, isKnown) => {
  const headers = { Date: new Date().toUTCString() };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ api_base_url }), { headers }));
  vi.resetModules();
  const fresh = await import('./runtime-config.ts');
  const clock = await import('../lib/server-clock.ts');
  await fresh.loadRuntimeConfig();
  expect(clock.isServerTimeKnown()).toBe(isKnown);
});
