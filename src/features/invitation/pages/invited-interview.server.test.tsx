// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grantAccommodation } from '../../../../server/modules/interviews/hiring/hiring-repository.ts';
import { invitations } from '../../../../server/platform/database/schema/index.ts';
import { type InterviewWish, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const DAY = 24 * 60 * 60 * 1000;
const sessions = '/api/v1/interviews/session';
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const pages = servePages();
beforeEach(() => pages.signIn());

const invite = (wish?: InterviewWish) => inviteToInterview(pages.server, pages.account.email, wish);
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const search = () => window.location.search;
const type = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** Has a person grant more time and breaks. */
async function grant(id: string, decidedAt = new Date()): Promise<void> {
  const [invitation] = await pages.server.db
    .select()
    .from(invitations)
    .where(eq(invitations.interviewId, id));
  const granted = { extra_time_percent: 50, text_only: false, pauses: true } as const;
  await grantAccommodation(pages.server.db, invitation?.id ?? '', granted, decidedAt);
}

/** Agrees to all that is asked in the step of the choices, and goes on to the last one. */
async function agreeToAll(): Promise<void> {
  for (const radio of await screen.findAllByRole('radio', { name: 'Agree' })) await userEvent.click(radio);
  await press('Continue');
  await step('Ready');
}

/** Takes the interview from its page to the first question. */
async function begin(id: string): Promise<void> {
  await pages.visit(`/candidate/interviews/${id}?step=choices`);
  await agreeToAll();
  await press('Start interview');
  await screen.findByText('Question 1 of 3');
}

async function submit(id: string): Promise<void> {
  await begin(id);
  await finishEarly();
}

/** Hands in what there is, reads the receipt, and goes on from it. */
async function finishEarly(): Promise<void> {
  await press('Finish early…');
  await press('Finish now');
  await title('Your answers are evaluated');
  await userEvent.click(screen.getByRole('link', { name: 'View status' }));
  await title('Results: Engineer (sample)');
}

describe('the list', () => {
  it('says that nothing was ever there, and that nothing matches', async () => {
    await pages.visit('/candidate/interviews');
    expect(await screen.findByText('No interviews yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Practice an interview' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Expired' }));
    expect(await screen.findByText('No expired interview')).toBeTruthy();
    expect(window.location.search).toBe('?tab=expired');
    await userEvent.click(screen.getByRole('link', { name: 'Show all interviews' }));
    expect(await screen.findByText('No interviews yet')).toBeTruthy();
  });

  it('shows each interview under how it stands', async () => {
    await invite({ title: 'Open one', attemptsAllowed: 2 });
    await invite({ title: 'Old one', opensAt: inDays(-9), closesAt: inDays(-2) });
    await pages.visit('/candidate/interviews?tab=invited');
    const link = await screen.findByRole('link', { name: 'Open one' });
    // The clock of a page may be a second behind, and seven whole days are left by it.
    expect(link.closest('li')?.textContent).toMatch(
      /in [67] days \(.+\).*15 minutes · 2 of 2 attempts left$/,
    );
    expect(screen.queryByText('Old one')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Expired' }));
    expect(await screen.findByRole('link', { name: 'Old one' })).toBeTruthy();
    expect(screen.queryByText('Open one')).toBeNull();
  });
});

describe('an interview', () => {
  it('leads in three steps to the start, each with its own address and one thing to do', async () => {
    const id = await invite();
    await pages.visit(`/candidate/interviews/${id}`);
    await title('Engineer (sample)');
    await step('What to expect');
    await waitFor(() => expect(search()).toBe('?step=expect'));
    expect(document.title).toBe('What to expect: Engineer (sample) · Candor');
    screen.getByText(/^Sample Company\s· Software engineering\s· Junior$/);
    screen.getByText(/^3, in your own words, the same for every candidate\./);
    // A checklist makes no overall score of which each had a share.
    expect(screen.queryByText(/of the score/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    const choices = await step('Your choices');
    await waitFor(() => expect(document.activeElement).toBe(choices));
    expect(search()).toBe('?step=choices');
    screen.getByText('Noted with its time: page hidden and text pasted. Never what you type or paste.');
    screen.getByText(/^That this page was hidden, for example behind another tab/);
    expect(screen.getAllByText(/^Version \d of this text$/)).toHaveLength(3);
    await agreeToAll();
    screen.getByText(/^You agreed to: automated evaluation, notes on your attempt, and camera\./);
    expect(screen.getByRole('link', { current: 'step' }).textContent).toBe('3. Ready');
    await press('Start interview');
    await screen.findByText('Question 1 of 3');
  });

  it('names what is not decided yet, and stores each choice as it is made, for another device too', async () => {
    const id = await invite();
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    await press('Continue');
    const open = within(await screen.findByRole('alert'));
    open.getByText('Decide on these to continue');
    expect(open.getAllByRole('link')).toHaveLength(3);
    const [first] = screen.getAllByRole('radio', { name: 'Agree' });
    await waitFor(() => expect(document.activeElement === first).toBe(true));
    await userEvent.click(first as HTMLElement);
    await screen.findByText(/^Saved \d/);
    window.localStorage.clear();
    await pages.visit(`/candidate/interviews/${id}`);
    await step('Your choices');
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Agree' })[0]?.checked).toBe(true);
    await agreeToAll();
    await pages.visit(`/candidate/interviews/${id}`);
    await step('Ready');
  });

  it('says where a choice could not be stored, and does not go on without it', async () => {
    const id = await invite();
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    const radios = await screen.findAllByRole('radio', { name: 'Agree' });
    const real = window.fetch;
    vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
      new Request(input, init).url.endsWith('/consents')
        ? Promise.reject(new TypeError('offline'))
        : real.call(window, input, init),
    );
    for (const radio of radios) await userEvent.click(radio);
    await screen.findByText('Your choice was not saved');
    await press('Continue');
    await screen.findByText('Your choice was not saved');
    expect(search()).toBe('?step=choices');
    vi.restoreAllMocks();
    await press('Continue');
    await step('Ready');
  });

  it('cannot be started without what it requires, and checks no camera that was declined', async () => {
    const id = await invite();
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    for (const radio of await screen.findAllByRole('radio', { name: 'Decline' }))
      await userEvent.click(radio);
    expect(screen.getAllByText("If you decline: You can't take this interview without it.")).toHaveLength(1);
    screen.getByText(/tell Sample Company why in the note under Accommodations/);
    await press('Continue');
    await step('Ready');
    screen.getByText('You declined something this interview requires.');
    expect(screen.queryByRole('heading', { name: /^Camera/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start interview' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go to your choices' }));
    await agreeToAll();
    screen.getByRole('heading', { name: /^Camera/ });
    screen.getByRole('button', { name: 'Start interview' });
  });

  it('requires the check of a camera that it requires', async () => {
    const id = await invite({ integrity: { signals: [], camera: 'required', may_decline_signals: true } });
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    await agreeToAll();
    await press('Start interview');
    await screen.findByText('This interview requires your camera.');
    const check = screen.getByRole('button', { name: 'Check camera' });
    await waitFor(() => expect(document.activeElement).toBe(check));
    expect(window.location.pathname).toBe(`/candidate/interviews/${id}`);
  });

  it.each([
    [{ opensAt: inDays(1), closesAt: inDays(2) }, 'This interview isn’t open yet.', true],
    [
      { opensAt: inDays(-2), closesAt: inDays(-1) },
      'The deadline for starting this interview has passed.',
      false,
    ],
  ])('says that it cannot be begun: %#', async (wish, text, prepares) => {
    const id = await invite(wish);
    await pages.visit(`/candidate/interviews/${id}?step=ready`);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('navigation', { name: 'Steps' }) !== null).toBe(prepares);
    expect(screen.queryByRole('button', { name: 'Start interview' })).toBeNull();
  });

  it('says that it was taken back', async () => {
    const id = await invite();
    await pages.server.db
      .update(invitations)
      .set({ revokedAt: new Date() })
      .where(eq(invitations.interviewId, id));
    await pages.visit(`/candidate/interviews/${id}`);
    expect(await screen.findByText('This invitation was withdrawn.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  });

  it('of somebody else is not there', async () => {
    const id = await inviteToInterview(pages.server, 'somebody.else@mail.example');
    await pages.visit(`/candidate/interviews/${id}`);
    expect(await screen.findByText('This interview could not be loaded')).toBeTruthy();
  });

  it('takes a request for accommodations and shows what was granted', async () => {
    const id = await invite();
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    await press('Send my request');
    expect(screen.getByText('Choose what you need, or describe it in the note.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '50% more' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Text only/ }));
    await press('Send my request');
    expect(await screen.findByText(/^You asked for 50% extra time and text only\./)).toBeTruthy();
    await pages.visit(`/candidate/interviews/${id}?step=ready`);
    await screen.findByText('Your request is not decided yet: 50% extra time and text only.');
    screen.getByText(/start with what is granted so far: nothing beyond the usual\./);

    await grant(id);
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    expect(await screen.findByText('Granted: 50% extra time and breaks away from the screen.')).toBeTruthy();
    await pages.visit(`/candidate/interviews/${id}?step=expect`);
    await screen.findByText(/^23 minutes in all, with 50% extra time/);
  });

  it('says what holds while a further request waits', async () => {
    const id = await invite();
    await grant(id, inDays(-1));
    const wish = { extra_time_percent: 0, text_only: true, pauses: false };
    await pages.ask('POST', `/api/v1/interviews/invited/${id}/accommodations`, wish);
    await pages.visit(`/candidate/interviews/${id}?step=choices`);
    await screen.findByText(
      'You asked for text only. It is not decided yet. What holds now: 50% extra time and breaks away from the screen.',
    );
  });

  it('goes on where it was left', async () => {
    const id = await invite();
    await begin(id);
    await pages.visit(`/candidate/interviews/${id}`);
    const resume = await screen.findByRole('link', { name: 'Continue interview' });
    expect(resume.getAttribute('href')).toMatch(/^\/candidate\/interviews\/session\//);
    await pages.visit('/candidate/dashboard');
    expect(
      await screen.findByRole('heading', { name: 'Continue your interview: Engineer (sample)' }),
    ).toBeTruthy();
    expect(screen.getByText('Sample Company · Software engineering · Junior')).toBeTruthy();
    // It stands above, and nowhere else.
    expect(screen.queryByRole('heading', { name: /Invitations|Other invitations|Recent/ })).toBeNull();
    await pages.visit('/candidate/interviews?tab=in-progress');
    expect(await screen.findByRole('link', { name: /^Go on/ })).toBeTruthy();
  });
});

describe('what becomes of it', () => {
  it('says when the report opens, as long as an attempt is left', async () => {
    await submit(await invite({ attemptsAllowed: 2 }));
    const progress = await section('Your answers are evaluated');
    expect(await progress.findByText(/^Your report opens once this interview has closed/)).toBeTruthy();
    expect(progress.queryByRole('link', { name: 'Read your report' })).toBeNull();
    await pages.visit('/candidate/dashboard');
    const recent = await screen.findAllByRole('link', { name: /Engineer \(sample\)/ });
    expect(recent.map((link) => link.getAttribute('href')).join()).toContain(
      '/candidate/interviews/results/',
    );
  });

  it('can be followed, and a correction and a review can be asked for', async () => {
    const id = await invite();
    await begin(id);
    await type(await screen.findByLabelText('Your answer'), 'I rolled the release back.');
    await press('Done');
    await screen.findByText(/Follow-up|Question 2 of 3/);
    await finishEarly();
    const progress = await section('Your answers are evaluated');
    await waitFor(() => expect(progress.getByRole('link', { name: 'Read your report' })).toBeTruthy());
    expect(
      progress
        .getByText(/^Reviewed by a person/)
        .closest('li')
        ?.getAttribute('aria-current'),
    ).toBe('step');

    const transcript = await section('Transcript');
    expect(transcript.getByText('I rolled the release back.')).toBeTruthy();
    await press('Send the correction');
    expect(transcript.getByText(/^Write what it should say\./)).toBeTruthy();
    await type(transcript.getByLabelText(/^What your answer to question/), 'I rolled it back myself.');
    await press('Send the correction');
    expect(await transcript.findByText('You asked for a correction')).toBeTruthy();
    expect(transcript.getByText('I rolled it back myself.')).toBeTruthy();

    const requests = await section('Requests');
    await press('Ask for a review');
    const sent = await requests.findByText('You asked for a review by a person');
    await waitFor(() => expect(document.activeElement).toBe(sent.closest('[role=status]')));
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
    requests.getByText(/· 2 waiting$/);
  });

  it('is said on the interview, which is over with its last attempt', async () => {
    const id = await invite();
    await submit(id);
    await pages.visit(`/candidate/interviews/${id}`);
    expect(await screen.findByText(/^You submitted an attempt\./)).toBeTruthy();
    expect(screen.getByText(/You’ve used all attempts for this interview\./)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  });
});

it('the dashboard begins with the invitation whose deadline is the nearest', async () => {
  await invite({ title: 'Later', closesAt: inDays(9) });
  await invite({ title: 'Sooner', closesAt: inDays(2) });
  await pages.visit('/candidate/dashboard');
  expect(await screen.findByRole('heading', { name: 'You are invited: Sooner' })).toBeTruthy();
  const list = await section('Other invitations');
  const items = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([expect.stringMatching(/^Later/)]);
});

it('the dashboard goes on with a running practice where no invitation ends soon', async () => {
  await invite({ title: 'With time' });
  const wish = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 1 };
  const { _id } = await pages.ask('POST', sessions, { mode: 'practice', ...wish });
  await pages.ask('POST', `${sessions}/${_id}/start`);
  await pages.visit('/candidate/dashboard');
  expect(await screen.findByRole('heading', { name: 'Continue your practice' })).toBeTruthy();
  expect(screen.getByText('0 of 1 question answered')).toBeTruthy();
  expect((await section('Invitations')).getByRole('link', { name: 'With time' })).toBeTruthy();

  await invite({ title: 'Ending soon', closesAt: inDays(1) });
  await pages.visit('/candidate/dashboard');
  expect(await screen.findByRole('heading', { name: 'You are invited: Ending soon' })).toBeTruthy();
});
