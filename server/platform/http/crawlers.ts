import type { FastifyInstance } from 'fastify';

/** What nobody finds anything at who is not signed in. */
const CLOSED = ['/api/', '/dev/', '/admin/', '/candidate/', '/recruiter/', '/resume-builder/'];

/** Neither a way to sign in nor one of its variants for providers. */
const isPublic = (path: string) => !/^\/(?:auth\/|admin-login)|\+/.test(path);

/** Tells search engines which pages are there for everybody. */
export function serveCrawlers(app: FastifyInstance, paths: readonly string[], publicUrl: string): void {
  const entries = paths
    .filter(isPublic)
    .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`)
    .toSorted();
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(sitemap));
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots));
}
