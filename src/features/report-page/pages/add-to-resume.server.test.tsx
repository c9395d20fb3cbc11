// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import { practisedReport } from '../../../../tests/support/reports.ts';
import { resumeDraft } from '../../../../tests/support/resumes.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

it('evidence of a practice becomes a point of a resume in own words, once it is confirmed', async () => {
  const { _id } = await pages.ask<BuiltResume>('POST', '/api/v1/resumes', resumeDraft());
  const report = await practisedReport(pages.server, pages.account);
  await pages.visit(`/candidate/reports/${report._id}`);
  await press('Add to resume');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your bullet point');
  expect(field.value).toBe('');
  await screen.findByRole('option', { name: 'Ward lead, City Hospital' });
  await press('Add');
  await screen.findByText(/^Write it in your own words\./);
  await screen.findByText('Confirm it to add it.');
  await userEvent.click(field);
  await userEvent.paste('Brought errors to zero in two days.');
  await userEvent.click(screen.getByLabelText('I did this, and these are my words'));
  await press('Add');
  await screen.findByText(/^Added to “Nurse resume”\./);
  const { draft } = await pages.ask<BuiltResume>('GET', `/api/v1/resumes/${_id}`);
  expect(draft.content.work[0]?.highlights.at(-1)).toBe('Brought errors to zero in two days.');
});
