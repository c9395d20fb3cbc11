import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveCrawlers } from './crawlers.ts';
import { problem } from './error-handler.ts';
import { WORKER_POLICY } from './security-headers.ts';

const PAGE = 'index.html';

/** The page as it was built, or an empty text where there is no build (tests, API only). */
export function readPage(pageDir: string | undefined): string {
  try {
    return pageDir ? readFileSync(join(pageDir, PAGE), 'utf8') : '';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The screens that the build made HTML of, by their address; of the sign-in with the providers behind it. */
function readPages(root: string): Readonly<Record<string, string>> {
  const list = join(root, 'pages.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

/** What pages learn of the installation that serves them. */
interface PageConfig {
  readonly demo: boolean;
  /** The providers that people can sign in with. */
  readonly social_providers: readonly string[];
  /** What administrators tell everybody; null for nothing. */
  readonly announcement: { readonly text: string; readonly link: string } | null;
  /** What administrators have switched off. */
  readonly closed_features: readonly string[];
}

interface PageOptions {
  readonly pageDir: string | undefined;
  readonly pageHtml: string;
  readonly publicUrl: string;
  readonly config: PageConfig;
  /** What a page's HTML says of data, in the empty elements of those ids. */
  readonly texts?: Readonly<Record<string, readonly PageText[]>>;
}

interface PageText {
  readonly id: string;
  readonly read: () => string | Promise<string>;
}

/** Delivers the built page: its files, and the page itself for every address that is one of its own. */
export async function servePage(
  app: FastifyInstance,
  { pageDir, pageHtml, publicUrl, config, texts = {} }: PageOptions,
): Promise<void> {
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ api_base_url: '', ...config }),
  );
  const root = pageDir && pageHtml ? resolve(pageDir) : undefined;
  if (root) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      wildcard: false,
      // The home page has an HTML of its own.
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = originalName(path);
        reply.header('cache-control', cacheControl(file));
        if (isWorker(file)) reply.header('content-security-policy', WORKER_POLICY);
      },
    });
    const pages = readPages(root);
    for (const [path, ofPage] of Object.entries(texts))
      serveTexts(app, path, join(root, pages[path] ?? ''), ofPage);
    servePages(app, pages, config, texts);
    serveCrawlers(app, Object.keys(pages), publicUrl);
  }
  app.setNotFoundHandler((request, reply) => {
    if (root && isPageAddress(request)) return sendPage(reply);
    reply.header('cache-control', 'no-store');
    return reply.code(404).send(problem(request, 'There’s nothing at this address.'));
  });
}

/** Sends the screens that have their own HTML; the sign-in as it is with these providers. */
function servePages(
  app: FastifyInstance,
  pages: Readonly<Record<string, string>>,
  config: PageConfig,
  texts: Readonly<Record<string, readonly PageText[]>>,
): void {
  for (const [path, plain] of Object.entries(pages).filter(([name]) => !name.includes('+'))) {
    if (path in texts) continue;
    app.get(path, (_request, reply) =>
      reply.sendFile(pages[[path, ...config.social_providers.toSorted()].join('+')] ?? plain),
    );
  }
}

const withText = (html: string, id: string, text: string) =>
  html.replace(
    new RegExp(`(<(noscript|div)(?: [^>]*)? id="${id}"[^>]*>)(</\\2>)`),
    (_all, open: string, _name, close: string) => open + text + close,
  );

/** Sends a screen whose HTML changes with data, compressed anew only when that has changed. */
function serveTexts(app: FastifyInstance, path: string, file: string, texts: readonly PageText[]): void {
  if (!existsSync(file) || !statSync(file).isFile()) return;
  const html = readFileSync(file, 'utf8');
  let last: { key: string; plain: string; br: Buffer; gzip: Buffer } | undefined;
  app.get(path, async (request, reply) => {
    const said = await Promise.all(texts.map(async ({ id, read }) => [id, await read()] as const));
    const key = JSON.stringify(said);
    if (last?.key !== key) {
      const plain = said.reduce((page, [id, text]) => withText(page, id, text), html);
      last = { key, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    }
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    const accepted = String(request.headers['accept-encoding']);
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    return encoding
      ? reply.header('content-encoding', encoding).send(last[encoding])
      : reply.send(last.plain);
  });
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile(PAGE);
}

/** Neither a script or image that is missing nor a probe of `/metrics` is answered by the page: who wants it says so. */
function isPageAddress({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(\/|$)/.test(path)) return false;
  return accept.includes('text/html');
}

/** The name of a file of which perhaps the compressed form is sent. */
const originalName = (path: string) => basename(path).replace(/\.(?:br|gz)$/, '');

/** As `rsbuild.config.ts` names the files of workers. */
const isWorker = (file: string) => /\.worker\.[0-9a-f]+\.js$/.test(file);

/** Files with a hash in their name never change; the rest is asked for each time. */
function cacheControl(file: string): string {
  const isHashed = /\.[0-9a-f]{6,}\.\w+/.test(file);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
