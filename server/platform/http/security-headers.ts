import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What every reply carries, also one to what never becomes a request. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Strict for scripts: only our files, and the inline scripts of the page by their hash. */
export async function readSecurityHeaders(page: {
  publicUrl: string;
  pageHtml: string;
}): Promise<SecurityHeaders> {
  const reader = Fastify();
  await reader.register(helmet, optionsFor(page));
  reader.addHook('onRequest', async (_request, reply) => reply.send(reply.raw.getHeaders()));
  return (await reader.inject('/')).json();
}

export function setUpSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

function optionsFor({ publicUrl, pageHtml }: { publicUrl: string; pageHtml: string }): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(pageHtml)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        // Sound is fetched with the bearer first.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  };
}

/**
 * For the workers that run a candidate's code, which are handed all they need: no connection, no further script,
 * no further worker.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** The hashes of all scripts that stand in the page itself, as CSP source expressions. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
