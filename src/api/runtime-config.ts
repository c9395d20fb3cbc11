import type { SocialProvider } from '../../openapi/gen/types.gen.ts';
import { fieldsOf } from '../lib/fields-of.ts';
import { hearServerTime } from '../lib/server-clock.ts';

/** What the installation tells its pages, so that one build serves every installation. */
export interface RuntimeConfig {
  apiBaseUrl: string;
  isDemo: boolean;
  /** The providers that people can sign in with here, in the order of their buttons. */
  socialProviders: readonly SocialProvider[];
  /** What administrators tell everybody who is signed in; null for nothing. */
  announcement?: Announcement | null;
  /** What administrators have switched off. */
  closedFeatures?: readonly string[];
}

interface Announcement {
  readonly text: string;
  /** Where it says more; may be empty. */
  readonly link: string;
}

const PATIENCE = 5000;
const PROVIDERS: readonly SocialProvider[] = ['google', 'linkedin'];

/** Reads what `/config.json` holds; anything missing or of the wrong type is its default (same origin). */
export function parseRuntimeConfig(json: unknown): RuntimeConfig {
  const { api_base_url: apiBaseUrl, demo, social_providers: offered, announcement, ...more } = fieldsOf(json);
  const closed = more['closed_features'];
  return {
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl : '',
    isDemo: demo === true,
    socialProviders: Array.isArray(offered) ? PROVIDERS.filter((provider) => offered.includes(provider)) : [],
    announcement: parseAnnouncement(announcement),
    closedFeatures: Array.isArray(closed) ? closed.filter((name) => typeof name === 'string') : [],
  };
}

function parseAnnouncement(json: unknown): Announcement | null {
  const { text, link } = fieldsOf(json);
  return typeof text === 'string' && text !== ''
    ? { text, link: typeof link === 'string' ? link : '' }
    : null;
}

/** What `/config.json` says now; throws where it cannot be read. */
export async function askRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(PATIENCE) });
  const config = parseRuntimeConfig(await response.json());
  if (config.apiBaseUrl === '') hearServerTime(response.headers.get('Date'));
  return config;
}

/**
 * Reads `/config.json`, and the server's clock with it where that server is the API's too: the first calls then
 * need not be sent with a token that has run out. An installation that does not answer gets the defaults.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    return await askRuntimeConfig();
  } catch {
    return parseRuntimeConfig(null);
  }
}
