// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { webm } from '../../../../server/modules/speech/sound.fixture.ts';
import { agreeOnLive, beginLive, enterLive } from '../../../../tests/support/live-room.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const SAID = 'I counted the vials twice.';

const pages = servePages({
  speech: {
    voice: null,
    transcriber: {
      host: 'speech.example',
      model: 'small-ear',
      transcribe: async () => ({ text: SAID, language: 'english', durationSeconds: 3, segments: [] }),
    },
  },
});

test('captions show what each one says while all in the room agree, and go when one no longer does', async () => {
  const lead = await pages.signIn('recruiter');
  const { candidate, live } = await agreeOnLive(pages.server, lead);
  await beginLive(pages.server, live._id, new Date());
  const his = await enterLive(pages.server, candidate, live._id);
  const room = `/api/v1/interviews/live/${live._id}/room`;
  const authorization = `Bearer ${candidate.accessToken}`;
  const post = (kind: string) =>
    pages.server.app.inject({ method: 'POST', url: room, headers: { authorization }, payload: { kind } });

  await pages.visit(`/candidate/interviews/recruiter-session/${live._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter with text only' }));
  await userEvent.click(await screen.findByLabelText('I agree to captions'));
  expect(screen.queryByText('Captions are on.')).toBeNull();
  await post('captions_agreed');
  await screen.findByText('Captions are on.');
  const spoken = await pages.server.app.inject({
    method: 'POST',
    url: `${room}/captions?seconds=0`,
    headers: { authorization, 'content-type': 'application/octet-stream' },
    payload: webm,
  });
  expect(spoken.statusCode).toBe(204);
  const line = await screen.findByText(SAID);
  expect(line.textContent).toBe(`Zoe Zett ${SAID}`);
  await post('captions_disagreed');
  await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
  his.socket.close();
});
