/**
 * The quick check while one works: the sources whole, and the tests near what changed since a commit
 * (`npm run check -- main`), without one since the last.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { closeWith, perform, SOURCE_STEPS, type Step, UNIT_PROJECTS, vitest } from './steps.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const [base = 'HEAD'] = process.argv.slice(2);
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter(existsSync);

const ofPage = changed.filter((file) => file.startsWith('src/'));
const ofServer = changed.filter((file) => /^(?:server|tests|scripts)\/.+\.(?:ts|yaml)$/.test(file));

/** Every test of a page imports the whole application: those of the features are taken that changed, or use what did. */
const FEATURE = /^src\/features\/[^/]+\//;
const CAPABILITY = /^src\/(capabilities\/[^/]+\/)/;
const usersOf = (folder: string) =>
  git('ls-files', 'src/features').filter(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes(folder),
  );
const capabilities = new Set(ofPage.flatMap((file) => CAPABILITY.exec(file)?.[1] ?? []));
const touched = [...ofPage, ...[...capabilities].flatMap(usersOf)];
const features = new Set(touched.flatMap((file) => FEATURE.exec(file)?.[0] ?? []));

/** Every test of the server imports all of it: those of the areas that changed are taken. */
const AREA = /^server\/(?:modules\/[^/]+|platform\/[^/]+|checklist|content)(?=\/)/;
const areas = new Set(ofServer.flatMap((file) => AREA.exec(file)?.[0] ?? []));
const TESTS = /\.server\.test\.tsx?$/;
const serverTests = [...areas, ...ofServer.filter((file) => TESTS.test(file)), 'tests/contract'];

const UNIT_OF_PAGES = UNIT_PROJECTS.filter((project) => project !== 'unit-server');
const near: readonly Step[] = [
  ...(ofPage.length > 0 ? [vitest('page', UNIT_OF_PAGES, ['related', ...ofPage])] : []),
  ...(features.size > 0 ? [vitest('pages', ['pages'], ['run', ...features])] : []),
  ...(ofServer.length > 0
    ? [
        vitest('unit', UNIT_PROJECTS, ['related', ...ofServer]),
        vitest('server', ['server', 'server-postgres'], ['run', ...serverTests]),
      ]
    : []),
];

const verdicts = await Promise.all(SOURCE_STEPS.map(perform));
for (const step of near) verdicts.push(await perform(step));
closeWith(verdicts);
