// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const pages = servePages();
beforeAll(() => pages.signIn());

const unknown = '00000000-0000-4000-8000-000000000000';

it.each([
  ['session', paths.candidate.session(unknown), 'This interview could not be loaded', 'Your interviews'],
  ['interview', paths.candidate.interview(unknown), 'This interview could not be loaded', 'Your interviews'],
  ['result', paths.candidate.result(unknown), 'The results could not be loaded', 'Your interviews'],
  ['report', paths.candidate.report(unknown), 'This report could not be loaded', 'Your reports'],
  ['report', paths.candidate.report('  '), 'This report could not be loaded', 'Your reports'],
  ['report', paths.candidate.report('a'.repeat(300)), 'This report could not be loaded', 'Your reports'],
])(
  'a %s that is not there is said in its place and by one notification, with the way back and nothing to retry',
  async (_what, path, text, back) => {
    await pages.visit(path);
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    expect(screen.getByRole('link', { name: back })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByText('Save and leave')).toBeNull();
    expect(await screen.findAllByText(/^(?:Error \d+|Access denied)$/)).toHaveLength(1);
  },
);
