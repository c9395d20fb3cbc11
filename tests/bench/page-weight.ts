import type { Browser, BrowserContext, Page } from '@playwright/test';
import type {
  ApplicationPage,
  BuiltResume,
  HiringInvitationPage,
  InvitedInterviewPage,
  LiveInterviewPage,
} from '../../openapi/gen/types.gen.ts';
import { areaRoutes } from '../../src/app/area-routes.ts';
import { routes } from '../../src/app/routes.ts';
import { resumeDraft } from '../support/resumes.ts';
import { kilobytes, median, ratio, type Table } from './figures.ts';
import { openQuietly } from './open-quietly.ts';
import type { BrowserState, Product } from './product.ts';
import { onStage, type Stage } from './stage.ts';

const LOADS = 3;
/** Of the design, in bytes of scripts. */
const BOUNDS: Readonly<Record<string, number>> = {
  '/auth/login': 135_000,
  '/candidate/reports': 200_000,
  '/candidate/interviews': 200_000,
  '/recruiter/workspaces': 200_000,
  '/recruiter/candidates': 200_000,
  '/recruiter/interviews': 200_000,
  '/recruiter/reports': 200_000,
  '/recruiter/tests': 200_000,
  '/admin/users': 200_000,
  '/candidate/interviews/recruiter-session/:id': 260_000,
  '/resume-builder/:id': 220_000,
};

interface Load {
  readonly scriptBytes: number;
  readonly requests: number;
  readonly calls: number;
  /** Until anything is painted, and until the first content, in ms. */
  readonly paints: readonly [first: number, content: number];
}

type Paint = 'first-paint' | 'first-contentful-paint';

async function paintOf(page: Page, name: Paint): Promise<number> {
  const painted = await page.waitForFunction(
    (paint) => performance.getEntriesByName(paint)[0]?.startTime,
    name,
  );
  return (await painted.jsonValue()) ?? Number.NaN;
}

/** A page as somebody opens it for the first time, until it is drawn and quiet. */
async function loadOnce(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  let [requests, calls] = [0, 0];
  page.on('requestfinished', (request) => {
    requests += 1;
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openQuietly(page, url);
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const paints = [await paintOf(page, 'first-paint'), await paintOf(page, 'first-contentful-paint')] as const;
  return { scriptBytes, requests, calls, paints };
}

/** Every load in a browser that knows nothing but the sign-in. */
async function load(browser: Browser, url: string, storageState?: BrowserState): Promise<Load> {
  const loads: Load[] = [];
  for (let time = 0; time < LOADS; time++) {
    const context = await browser.newContext({ storageState });
    loads.push(await loadOnce(context, url));
    await context.close();
  }
  const [first] = loads;
  if (!first) throw new Error('Nothing was loaded.');
  const medianOf = (which: 0 | 1) => median(loads.map(({ paints }) => paints[which]));
  return { ...first, paints: [medianOf(0), medianOf(1)] };
}

/** Something real for the routes that name a record. */
async function samples(product: Product): Promise<Readonly<Record<string, string>>> {
  const { report_id } = await product.finish(await product.practise(3));
  const running = await product.practise(3);
  const { items } = await product.call<InvitedInterviewPage>('GET', '/api/v1/interviews/invited');
  const invited = items[0]?._id ?? '';
  const live = await product.call<LiveInterviewPage>('GET', '/api/v1/interviews/live');
  const resume = await product.call<BuiltResume>('POST', '/api/v1/resumes', resumeDraft());
  const ask = <T>(path: string) => product.call<T>('GET', `/api/v1/recruiter${path}`, undefined, 'recruiter');
  const workspace = '/workspaces/sample-backend';
  const applications = await ask<ApplicationPage>(`${workspace}/applications`);
  const invitations = await ask<HiringInvitationPage>('/invitations?status=completed');
  const recruiterWorkspace = `/recruiter${workspace}`;
  return {
    '/candidate/interviews/recruiter-session/:id': `/candidate/interviews/recruiter-session/${live.items[0]?._id}`,
    '/resume-builder/:id': `/resume-builder/${resume._id}`,
    '/recruiter/workspaces/:id': recruiterWorkspace,
    '/recruiter/workspaces/:id/candidates/new': `${recruiterWorkspace}/candidates/new`,
    '/recruiter/workspaces/:id/candidates/:candidateId': `${recruiterWorkspace}/candidates/${applications.items[0]?.candidate._id}`,
    '/recruiter/workspaces/:id/interviews/new': `${recruiterWorkspace}/interviews/new`,
    '/recruiter/workspaces/:id/interviews/:interviewId': `${recruiterWorkspace}/interviews/sample-backend-interview`,
    '/recruiter/interviews/:sessionId': `/recruiter/interviews/${invitations.items[0]?.session_id}`,
    '/candidate/interviews/:id': `/candidate/interviews/${invited}`,
    '/candidate/interviews/results/:id': `/candidate/interviews/results/${invited}`,
    '/candidate/interviews/session/:id': `/candidate/interviews/session/${running._id}`,
    '/candidate/reports/:id': `/candidate/reports/${report_id}`,
  };
}

async function weigh({ browser, product, site }: Stage): Promise<Table> {
  const addresses = await samples(product);
  const least = await load(browser, `${site.url}/page.html`);
  const missed: string[] = [];
  const row = (name: string, { scriptBytes, requests, calls, paints }: Load) => [
    name,
    kilobytes(scriptBytes),
    ratio(scriptBytes, least.scriptBytes),
    String(requests),
    ratio(requests, least.requests),
    String(calls),
    ratio(paints[0], least.paints[0]),
    ratio(paints[1], least.paints[1]),
  ];
  const rows = [row('yardstick', least)];
  for (const { path, guards } of [...routes, ...areaRoutes]) {
    const isPublic = guards.every((guard) => guard === 'guest');
    const role = isPublic ? undefined : (product.roles.find((name) => guards.includes(name)) ?? 'candidate');
    const loaded = await load(
      browser,
      product.url + (addresses[path] ?? path),
      role && product.stateOf(role),
    );
    const bound = BOUNDS[path];
    if (bound && loaded.scriptBytes > bound) missed.push(`${path}: ${kilobytes(loaded.scriptBytes)} kB`);
    rows.push(row(path, loaded));
  }
  return {
    title: 'The screens',
    method:
      'Each opened by its address in a browser without a cache, as the role it is for, until it is drawn: bytes ' +
      'of scripts in brotli, all requests, calls of the API among them, and the times of the first paint (the ' +
      `outline) and of the first content (medians of ${LOADS}). What is fetched later, when the browser is idle, is left out. ` +
      'The yardstick is React, MUI and the router with one heading and one button.',
    columns: [
      'screen',
      'scripts, kB',
      'ratio',
      'requests',
      'ratio',
      'calls',
      'first paint, ratio',
      'content, ratio',
    ],
    rows,
    missed,
  };
}

/** What every screen costs a browser that sees the product for the first time. */
export const measurePageWeight = () => onStage(weigh);
