// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { RecruiterRegisterPage } from './recruiter-register-page.tsx';

const stub = stubOfEachTest();
beforeEach(() => {
  renderPage(<RecruiterRegisterPage />, { origin: stub.origin, url: '/auth/recruiter/register' });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn() {
  await userEvent.type(field('Full name'), 'Jane Doe');
  await userEvent.type(field('Email'), 'jane@mail.example');
  await userEvent.type(field('Company'), ' Harbour Tools ');
  await userEvent.selectOptions(field('Company size'), '11-50');
  await userEvent.type(field('Job title'), 'Head of People');
  await userEvent.click(field('Password'));
  await userEvent.paste('teapot umbrella gravel');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('RecruiterRegisterPage', () => {
  it('sends the company with the person and goes on to the code', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const body = { challenge_id: 'c1', expires_at: soon, resend_after: soon };
    stub.reply('register', { status: 202, body });
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toContain('/auth/verify-email?challenge=c1'),
    );
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual({
      role: 'recruiter',
      full_name: 'Jane Doe',
      email: 'jane@mail.example',
      password: 'teapot umbrella gravel',
      accept_terms: true,
      company: { company: 'Harbour Tools', company_size: '11-50', job_title: 'Head of People' },
    });
  });

  it('lists everything that is missing in the order of the form, and links to it', async () => {
    await submit();
    const links = [...screen.getByRole('alert').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual([
      'Enter your name.',
      'Enter your email address.',
      'Enter the name of your company.',
      'Choose the size of your company.',
      'Enter your job title.',
      'Choose a password.',
      'Accept the terms to create an account.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Choose the size of your company.' }));
    await waitFor(() => expect(field('Company size')).toBe(document.activeElement));
    expect(stub.received).toEqual([]);
  });

  it.each([
    ['company.company', 'Company'],
    ['company.company_size', 'Company size'],
    ['company.job_title', 'Job title'],
  ])('puts what the server says of %s beside it and keeps what was typed', async (name, label) => {
    const errors = [{ field: name, message: 'Not this.' }];
    stub.reply('register', { status: 422, body: { detail: 'x', errors } });
    await fillIn();
    await submit();
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Not this.')).toHaveLength(2);
    await waitFor(() => expect(field(label)).toBe(document.activeElement));
    expect([field('Company').value, field('Company size').value]).toEqual([' Harbour Tools ', '11-50']);
  });

  it('lets the browser fill in what it knows', () => {
    const tokens = ['Full name', 'Email', 'Company', 'Job title', 'Password'].map(
      (label) => field(label).autocomplete,
    );
    expect(tokens).toEqual(['name', 'email', 'organization', 'organization-title', 'new-password']);
  });
});
