// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { resumeDraft } from '../../../../tests/support/resumes.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const open = () => pages.visit('/candidate/profile');
const field = (label: string) => screen.findByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

async function write(label: string, text: string): Promise<void> {
  await userEvent.clear(await field(label));
  await userEvent.click(await field(label));
  await userEvent.paste(text);
}

it('is saved with the time, and comes back tidied', async () => {
  await open();
  await write('Headline', ' Builder of bridges ');
  await write('Skills', 'SQL\n sql\n\nGo');
  await write('Links', 'https://person.example');
  expect(screen.queryByText(/^Saved/)).toBeNull();
  await save();
  await screen.findByText(/^Saved \d\d:\d\d$/);
  await open();
  await waitFor(async () => expect((await field('Headline')).value).toBe('Builder of bridges'));
  expect((await field('Skills')).value).toBe('SQL\nGo');
  expect((await field('Links')).value).toBe('https://person.example');
});

it('says which link is none, and keeps what was typed', async () => {
  await open();
  await write('Headline', 'Builder');
  await write('Links', 'https://a.example\nb.example');
  await save();
  const link = await screen.findByRole('link', { name: /“b\.example” isn’t a web address/ });
  expect(link.getAttribute('href')).toBe('#links');
  expect((await field('Headline')).value).toBe('Builder');
});

it('keeps what was typed and not saved for the next visit', async () => {
  await open();
  await write('Headline', 'Half a sente');
  await open();
  await waitFor(async () => expect((await field('Headline')).value).toBe('Half a sente'));
  expect(screen.queryByText(/^Saved/)).toBeNull();
});

it('names the default resume', async () => {
  await open();
  await screen.findByText(/^No default resume/);
  const { _id } = await pages.ask<BuiltResume>('POST', '/api/v1/resumes', resumeDraft());
  await pages.ask('PATCH', `/api/v1/resumes/${_id}`, { is_default: true });
  await open();
  await screen.findByText(/^Nurse resume/);
});
