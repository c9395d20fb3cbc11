// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReportSummary, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { listReports } from '../../../api/gen/sdk/reports.gen.ts';
import { openReportsQuery } from '../../../capabilities/interview/queries.ts';
import { OpenReports } from './open-reports.tsx';

vi.mock('../../../api/gen/sdk/reports.gen.ts', { spy: true });
afterEach(cleanup);

const interview: SessionInterview = { _id: 'i', company: 'Sample Company', title: 'Engineer (sample)' };
const nothingToDo = 'There is nothing for you to do.';

type Reply = Awaited<ReturnType<typeof listReports<true>>>;
const replyWith = (items: readonly Partial<ReportSummary>[]) => ({ data: { items } }) as Reply;

function show(queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OpenReports interview={interview} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => queries.getQueryState(openReportsQuery(interview).queryKey);
}

it('where no report has opened there is nothing to do', async () => {
  vi.mocked(listReports).mockResolvedValue(
    replyWith([
      { _id: 'other', interview: { ...interview, _id: 'another' } },
      { _id: 'p', interview: null },
    ]),
  );
  show();
  await screen.findByText(nothingToDo);
});

it('where reports have opened they lead there', async () => {
  vi.mocked(listReports).mockResolvedValue(replyWith([{ _id: 'r', interview, attempt: null }]));
  show();
  const link = await screen.findByRole('link', { name: 'Read your report' });
  expect(link.getAttribute('href')).toBe('/candidate/reports/r');
});

it('where it is not known nothing is said', async () => {
  vi.mocked(listReports).mockRejectedValue(new Error('away'));
  const state = show();
  await waitFor(() => expect(state()?.status).toBe('error'));
  expect(screen.queryByText(nothingToDo)).toBeNull();
});

it('a title that is longer than what can be looked for is looked for by its beginning', () => {
  const long = { ...interview, title: '🙂'.repeat(300) };
  expect(openReportsQuery(long).queryKey[0].query?.q).toBe('🙂'.repeat(200));
});
