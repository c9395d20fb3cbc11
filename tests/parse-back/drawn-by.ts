import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Where the last run over all resumes and looks writes what drew them. */
export const RECORD = 'tests/parse-back/tried.json';

const ENGINE = /^node_modules\/(?:@react-pdf\/|@fontsource\/|pdfkit$|fontkit$|yoga-layout$)/;

/** A hash over the engine, the fonts and the templates. */
export function drawnBy(): string {
  const hash = createHash('sha256');
  for (const path of globSync('src/capabilities/resume/draw/*.ts').toSorted())
    if (!path.endsWith('.test.ts')) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  for (const [path, { version, integrity }] of Object.entries(packages))
    if (ENGINE.test(path)) hash.update(`${path} ${version} ${integrity}\0`);
  return hash.digest('hex');
}
