// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ApplicationPage } from '../../../../openapi/gen/types.gen.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let workspaceId: string;

beforeEach(async () => {
  const recruiter = await pages.signIn('recruiter');
  const hiring = await openHiring(pages.server, recruiter);
  workspaceId = hiring.workspace_id;
});

const open = (tab: string) => pages.visit(`/recruiter/workspaces/${workspaceId}/candidates/new?tab=${tab}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Who is in the workspace, by name. */
async function inside() {
  const call = callAs(pages.server, pages.account);
  const path = `/workspaces/${workspaceId}/applications?sort=name&page_size=100`;
  const { body } = await call<ApplicationPage>('GET', path);
  return body.items.map(({ candidate }) => `${candidate.full_name} ${candidate.email}`).toSorted();
}

/** Puts a text into a field in one piece. */
async function fill(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.paste(text);
}

async function choose(text: string) {
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/Choose a CSV file/), file);
}

test('one candidate is added, and the next can follow', async () => {
  await open('one');
  await userEvent.click(await button('Add candidate'));
  await screen.findAllByText('Enter a name.');
  await fill(field('Name'), 'Grace Hopper');
  await fill(field('Email'), 'ADA@mail.example');
  await userEvent.click(await button('Add candidate'));
  await screen.findAllByText('Somebody with this address is here already.');
  await fill(field('Email'), 'grace@mail.example');
  await userEvent.click(await button('Add candidate'));
  await screen.findByText(/Grace Hopper added/);
  expect(field('Name').value).toBe('');
  await fill(field('Name'), 'Ada Byron');
  await fill(field('Email'), 'other@mail.example');
  await userEvent.click(await button('Add candidate'));
  await screen.findByText(/Your company knows Ada Byron at ada@mail.example/);
  await userEvent.click(await button('Add as another person'));
  await screen.findByText(/Ada Byron added/);
  expect(await inside()).toEqual([
    'Ada Byron ada@mail.example',
    'Ada Byron other@mail.example',
    'Grace Hopper grace@mail.example',
  ]);
});

test('a file is mapped, checked, mended in place and added', async () => {
  await open('csv');
  await choose(
    [
      'First Name;Last Name;Email;Company',
      'Ada;Byron;ADA@mail.example;x',
      '=cmd();;cmd@mail.example;x',
      'Zoe;One;no address;x',
      'Grace;Hopper;grace@mail.example;x',
      'G.;Hopper;Grace@mail.example;x',
    ].join('\r\n'),
  );
  const company = await screen.findByLabelText<HTMLSelectElement>('Company');
  expect(company.value).toBe('imported');
  expect(screen.getByLabelText<HTMLSelectElement>('Email').value).toBe('email');
  await userEvent.click(await button('Check 5 rows'));
  await screen.findByText('2 new, 1 to fix, 1 already here, 1 repeated');
  const rows = within(screen.getByRole('list', { name: 'Candidates' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.match(/^\d/)?.[0])).toEqual(['3', '5', '1', '2', '4']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(field('Email, row 3'));
  await fill(field('Email, row 3'), 'zoe@mail.example');
  // What was just typed counts.
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { name: '3 added' });
  expect(await inside()).toEqual([
    '=cmd() cmd@mail.example',
    'Ada Byron ada@mail.example',
    'Grace Hopper grace@mail.example',
    'Zoe One zoe@mail.example',
  ]);
});

test('a file that is none is refused in its place, and another can be chosen', async () => {
  await open('csv');
  await choose('');
  await screen.findByText('This file is empty.');
  await choose('Who\nAda');
  await userEvent.click(await button('Check 1 rows'));
  await screen.findByText('Choose the column with the email addresses.');
});

test('addresses are pasted; somebody of the same name is the same person or skipped', async () => {
  await open('paste');
  await fill(
    await screen.findByRole('textbox', { name: 'Email addresses' }),
    'Ada Byron <new@mail.example>, bert@mail.example, carl@mail.example',
  );
  await userEvent.click(await button('Check 3'));
  await screen.findByText('Same name as ada@mail.example');
  await userEvent.click(await button('Same person'));
  await screen.findByText('2 new, 1 already here');
  await userEvent.click(await button('Skip row 3'));
  await userEvent.click(await button('Add 1'));
  await screen.findByRole('heading', { name: '1 added' });
  expect(await inside()).toEqual(['Ada Byron ada@mail.example', 'Bert bert@mail.example']);
});

test('what was left out is mended afterwards, and nobody is sent twice', async () => {
  await open('paste');
  await fill(await screen.findByRole('textbox', { name: 'Email addresses' }), 'bert@mail.example\nCarl');
  await userEvent.click(await button('Check 2'));
  await userEvent.click(await button('Add 1'));
  await userEvent.click(await button('Fix the other 1'));
  await screen.findByText('1 to fix, 1 already here');
  await fill(field('Email, row 2'), 'carl@mail.example');
  await userEvent.tab();
  await userEvent.click(await button('Add 1'));
  await screen.findByRole('heading', { name: '1 added' });
  expect(await inside()).toContain('Carl carl@mail.example');
});

test('all who have a known name are decided about together', async () => {
  await open('paste');
  await fill(
    await screen.findByRole('textbox', { name: 'Email addresses' }),
    'Ada Byron <a@x.example>\nada byron <b@x.example>\nBert <bert@x.example>',
  );
  await userEvent.click(await button('Check 3'));
  await userEvent.click(await button('2 duplicates: same person'));
  await screen.findByText('1 new, 1 already here, 1 repeated');
});

test('many are sent in parts; what failed is told and sent again', async () => {
  await open('paste');
  const many = Array.from({ length: 700 }, (_, at) => `p${at}x@mail.example`).join('\n');
  await fill(await screen.findByRole('textbox', { name: 'Email addresses' }), many);
  await userEvent.click(await button('Check 700'));
  await screen.findByText('700 new');
  const real = window.fetch;
  let sent = 0;
  window.fetch = async (input, init) => {
    const request = input as Request;
    const isAdding = request.method === 'POST' && request.url.endsWith('/applications');
    if (isAdding && sent++ === 1)
      return Response.json({ detail: 'Not now.', request_id: 'r' }, { status: 409 });
    return real(input, init);
  };
  await userEvent.click(await button('Add 700'));
  await screen.findByText('200 not added');
  window.fetch = real;
  await userEvent.click(await button('Retry 200'));
  await screen.findByRole('heading', { name: '700 added' });
  await waitFor(async () => expect((await inside()).length).toBe(100));
});
