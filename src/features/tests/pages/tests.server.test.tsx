// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Test, TestPage } from '../../../../openapi/gen/types.gen.ts';
import {
  choiceItem,
  codeItem,
  makeTest,
  nurseTest,
  publishedTest,
} from '../../../../tests/support/company-tests.ts';
import { callAs, nameCompany } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { fileTextOf } from '../test-file.ts';

const pages = servePages();
let call: ReturnType<typeof callAs>;

beforeEach(async () => {
  const recruiter = await pages.signIn('recruiter');
  await nameCompany(pages.server, recruiter);
  call = callAs(pages.server, recruiter);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const tests = async () => (await call<TestPage>('GET', '/tests')).body.items;
const stored = async (id: string) => (await call<Test>('GET', `/tests/${id}`)).body;

test('a test is begun by a key, written, saved by itself and published', async () => {
  await pages.visit('/recruiter/tests');
  await screen.findByRole('heading', { name: 'No tests yet' });
  await userEvent.keyboard('n');
  await userEvent.click(await button('+ Choice'));
  await userEvent.type(await field('Question'), 'What is first?');
  await userEvent.type(await field('Option 1'), 'Safety');
  await userEvent.click(await button('Publish v1'));
  await screen.findByText('One item is not finished.');
  await userEvent.type(await field('Option 2'), 'Speed');
  await userEvent.click(await button('Remove option 3'));
  await userEvent.type(await field('Competency'), 'Safety');
  await userEvent.clear(await field('Title'));
  await userEvent.type(await field('Title'), 'Basics');
  await userEvent.click(await button('Publish v1'));
  await screen.findByRole('combobox', { name: 'Version' });
  const [{ _id = '', ...summary } = {}] = await tests();
  expect(summary).toMatchObject({ title: 'Basics', version: 1, items: 1 });
  expect((await stored(_id)).items[0]).toMatchObject({
    prompt: 'What is first?',
    competency: 'Safety',
    choice: {
      options: [
        { text: 'Safety', right: true },
        { text: 'Speed', right: false },
      ],
    },
  });
});

test('items are ordered and removed by keys', async () => {
  const { _id } = await makeTest(pages.server, pages.account);
  await pages.visit(`/recruiter/tests?test=${_id}`);
  const rows = async () => within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('button');
  (await rows())[0]?.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(async () =>
    expect((await stored(_id)).items.map((one) => one._id)).toEqual(['text-1', 'choice-1', 'code-1']),
  );
  (await rows())[0]?.focus();
  await userEvent.keyboard('{Delete}');
  await waitFor(async () => expect((await stored(_id)).items).toHaveLength(2));
});

test('the second of two editors is told, and both changes are kept', async () => {
  const made = await makeTest(pages.server, pages.account);
  await pages.visit(`/recruiter/tests?test=${made._id}`);
  await field('Question');
  await call('PUT', `/tests/${made._id}`, { base_revision: 1, title: 'By another', items: made.items });
  await userEvent.type(await field('Question'), ' Name both.');
  await screen.findByText(/changed this test too\. Both changes are here\./);
  await waitFor(async () => {
    const { title, items } = await stored(made._id);
    expect([title, items[0]?.prompt]).toEqual(['By another', `${choiceItem.prompt} Name both.`]);
  });
});

test('a published version is read-only, and the draft goes on', async () => {
  const { _id } = await publishedTest(pages.server, pages.account);
  await pages.visit(`/recruiter/tests?test=${_id}`);
  expect((await button('Published v1')).getAttribute('aria-disabled')).toBe('true');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Version' }), 'v1');
  await screen.findByText(/read-only/);
  expect((await field('Question')).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '+ Choice' })).toBeNull();
  expect(screen.getByText('0 of 20 answers needed')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Edit the next version' }));
  await button('+ Choice');
});

test('it is tried as a candidate would, and scored exactly', async () => {
  const items = [choiceItem];
  const { _id } = await makeTest(pages.server, pages.account, { title: 'Ward', items });
  await pages.visit(`/recruiter/tests?test=${_id}`);
  await field('Question');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('p');
  await screen.findByRole('heading', { name: 'Try: Ward' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The name' }));
  await userEvent.click(await button('Score'));
  expect((await screen.findAllByText('2 of 4 points')).length).toBeGreaterThan(0);
  await screen.findByText('Right answer · missed');
  expect(await stored(_id)).toMatchObject({ revision: 1 });
});

const give = async (text: string, name = 'ward.json') => {
  await pages.visit('/recruiter/tests');
  await button('Import JSON');
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (picker) await userEvent.upload(picker, new File([text], name, { type: 'application/json' }));
};

test('what is exported is imported as it was', async () => {
  await give(fileTextOf(nurseTest));
  await screen.findByRole('heading', { name: 'Ward basics' });
  const [{ _id = '' } = {}] = await tests();
  const ofFile = (await stored(_id)).items.map(({ _id: _new, ...item }) => item);
  expect(ofFile).toEqual(nurseTest.items.map(({ _id: _old, ...item }) => item));
});

test('a bad file is told by line and field, and imports nothing', async () => {
  const bad = { ...codeItem, points: 0, kind: '<script>alert(1)</script>' };
  await give(fileTextOf({ title: 'Bad', items: [choiceItem, bad as never] }));
  await screen.findByText('The file was not imported.');
  expect(screen.getByText(/Line \d+, items\.1\.points: /)).toBeTruthy();
  expect(screen.getByText(/Line \d+, items\.1\.kind: /)).toBeTruthy();
  expect(await tests()).toEqual([]);
});

test('the draft is exported under its title', async () => {
  const { _id } = await makeTest(pages.server, pages.account);
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    file = given as Blob;
    return 'blob:test';
  });
  await pages.visit(`/recruiter/tests?test=${_id}`);
  await userEvent.click(await button('Export'));
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
    title: 'Ward basics',
    format: 'candor-test-1',
  });
});

test('the built-in bank stands beside the company’s tests', async () => {
  await pages.visit('/recruiter/tests');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Source' }), 'Built-in');
  const table = await screen.findByRole('table', { name: 'Built-in tests' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(10);
});
