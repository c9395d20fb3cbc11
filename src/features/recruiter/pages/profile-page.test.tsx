// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPage, stubOfEachTest, withQueries } from '../../../testing/render-page.tsx';
import { RecruiterProfilePage } from './profile-page.tsx';

const PATH = '/api/v1/recruiter/profile';
const acme = { company: 'Acme', company_size: '11-50', job_title: 'Recruiter' };

const stub = stubOfEachTest();

async function open(...replies: Parameters<typeof stub.reply>[1][]) {
  stub.reply(PATH, ...replies);
  const { stores } = renderPage(withQueries(<RecruiterProfilePage />), {
    origin: stub.origin,
    url: '/recruiter/profile',
  });
  await screen.findByRole('button', { name: 'Save' });
  return { stores, user: userEvent.setup() };
}

const sent = () => stub.received.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body));
const company = () => screen.getByLabelText<HTMLInputElement>('Company', { selector: 'input' });

test('shows the profile, saves it trimmed and says so until it is changed again', async () => {
  const { user, stores } = await open(
    { status: 200, body: acme },
    { status: 200, body: { ...acme, company: 'Beta', company_size: '5001+' } },
  );
  expect(company().value).toBe('Acme');
  await user.clear(company());
  await user.type(company(), ' Beta ');
  await user.selectOptions(screen.getByLabelText('Company size'), '5001+');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ ...acme, company: 'Beta', company_size: '5001+' }]);
  await user.type(company(), 'x');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(stores.notifications.items).toEqual([]);
});

test('is empty where there is none yet, and asks for everything', async () => {
  const { user, stores } = await open({ status: 404, body: { detail: 'There is no company profile yet.' } });
  expect(stores.notifications.items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = await screen.findAllByRole('link', { name: /^(Enter|Choose)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#company', '#company_size', '#job_title']);
  await waitFor(() => expect(document.activeElement).toBe(company()));
  expect(sent()).toEqual([]);
});

describe('a refusal stands in the form, with everything typed', () => {
  test.each([
    [422, { detail: 'x', errors: [{ field: 'company', message: 'This is required.' }] }, 'This is required.'],
    [503, { detail: 'Try again in a minute.' }, 'Try again in a minute.'],
  ])('%i', async (status, body, text) => {
    const { user, stores } = await open({ status: 200, body: acme }, { status, body });
    await user.type(company(), ' & Sons');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    expect(company().value).toBe('Acme & Sons');
    expect(screen.queryByText('Saved')).toBeNull();
    expect(stores.notifications.items.map(({ title }) => title)).toEqual([`Error ${status}`]);
  });
});
