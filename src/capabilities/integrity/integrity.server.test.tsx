// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { IntegrityPolicy, Session } from '../../../openapi/gen/types.gen.ts';
import { integritySignals, microphone } from '../../../server/content/consent-texts.ts';
import { begunAttempt, inviteToInterview } from '../../../tests/support/interviews.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { press } from '../../../tests/support/press.ts';
import { stubMicrophone } from '../speech/recording/media-recorder.fixture.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const notice = 'Notes are on';

/** An attempt with its first question asked, and the interview it belongs to. */
async function begun(
  isGiven: boolean,
  camera: IntegrityPolicy['camera'] = 'none',
): Promise<{ interviewId: string; session: Session }> {
  const integrity: IntegrityPolicy = {
    signals: ['paste', 'device_interrupted'],
    camera,
    may_decline_signals: true,
  };
  const interviewId = await inviteToInterview(pages.server, pages.account.email, { integrity });
  const session = await begunAttempt(pages.server, pages.account, interviewId, () => isGiven);
  return { interviewId, session };
}

const receipt = async () => within(await screen.findByRole('region', { name: 'Notes on this attempt' }));

async function finish(): Promise<void> {
  await press('Finish early…');
  await press('Finish now');
  await userEvent.click(await screen.findByRole('link', { name: 'View status' }));
  await screen.findByRole('heading', { level: 1, name: /^Results: / });
}

it('says what is noted, notes it, and shows it in the receipt, where it can be commented on', async () => {
  const { interviewId, session } = await begun(true);
  await pages.visit(`/candidate/interviews/session/${session._id}`);
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.getByText('That text was pasted, and how many characters; never which.')).toBeTruthy();
  await userEvent.click(await screen.findByLabelText('Your answer'));
  await userEvent.paste('I wrote the test.');
  await press('Still thinking');
  await screen.findByText(`${notice}, also while the timer is paused; the microphone is off`);
  await press('Continue');
  await screen.findByText(notice);
  await finish();

  const section = await receipt();
  await section.findByRole('heading', { level: 3, name: 'Text pasted' });
  section.getByText(/^Question 1\s· 17 characters/);
  section.getByText(/^Can be harmless: Part of the same answer was moved\. /);
  section.getByText(/· \d notes?$/);
  expect(
    section.getByText('Whether the microphone is off or muted during the attempt, and for how long.'),
  ).toBeTruthy();
  const agreed = section.getByText('You agreed').nextElementSibling?.textContent;
  expect(agreed).toContain(`${integritySignals.title}, version ${integritySignals.version} of the text, `);
  expect(agreed).toContain(`${microphone.title}, version ${microphone.version} of the text, `);
  expect(section.getByText('Will be deleted')).toBeTruthy();
  expect(section.getByText(/^Nothing here needs a closer look\./)).toBeTruthy();
  const field = section.getByLabelText('Your comment on: Text pasted, Question 1, 17 characters');
  await userEvent.click(field);
  await userEvent.paste('My own draft.');
  const form = within(field.closest('form') as HTMLElement);
  await userEvent.click(form.getByRole('button', { name: 'Save comment' }));
  const said = (await section.findByText('Comment saved.')).closest('[role=status]');
  expect(said?.textContent).toContain('Your comment: My own draft.');
  await waitFor(() => expect(document.activeElement === said).toBe(true));
  expect(section.getByText('Edit comment').closest('details')?.open).toBe(false);

  await pages.visit(`/candidate/interviews/results/${interviewId}`);
  expect((await (await receipt()).findByText('Your comment:')).parentElement?.textContent).toBe(
    'Your comment: My own draft.',
  );
});

it('says above the question which devices are on, and shows the own picture to who unfolds it', async () => {
  stubMicrophone();
  const { session } = await begun(true, 'optional');
  await pages.visit(`/candidate/interviews/session/${session._id}`);
  const devices = await screen.findByRole('list', { name: 'Devices in use' });
  await within(devices).findByText('Camera on');
  await within(devices).findByText('Microphone on');
  const question = await screen.findByRole('heading', { level: 1 });
  expect(devices.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const disclosure = screen.getByText(notice).closest('details') as HTMLDetailsElement;
  expect(disclosure.open).toBe(false);
  await within(disclosure).findByLabelText('Picture of your camera');
});

it('notes nothing without consent, and says that it was declined', async () => {
  const { session } = await begun(false);
  await pages.visit(`/candidate/interviews/session/${session._id}`);
  await userEvent.click(await screen.findByLabelText('Your answer'));
  await userEvent.paste('I wrote the test.');
  expect(screen.queryByText(notice)).toBeNull();
  await finish();
  const section = await receipt();
  expect(await section.findByText('You declined')).toBeTruthy();
  expect(section.getByText('There are no notes.')).toBeTruthy();
});
