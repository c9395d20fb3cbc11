// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { submittedInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

it('a report of an interview without an answer says so once, and lists no empty competencies', async () => {
  const { id } = await submittedInterview(pages.server, pages.account);
  const path = `/api/v1/interviews/invited/${id}/result`;
  const reportId = async () => (await pages.ask<InterviewResult>('GET', path)).report_id;
  await expect.poll(reportId).not.toBeNull();
  await pages.visit(paths.candidate.report((await reportId()) ?? ''));
  expect(await screen.findByText(/^This rests on none of 3 answers/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Competencies' })).toBeNull();
});
