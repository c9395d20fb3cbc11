import { expect, test } from 'vitest';
import { createPostOffice } from './post-office.ts';

test('letters to people of a sample go nowhere, all others go out', async () => {
  const sent: string[] = [];
  const post = createPostOffice(
    async (_kind, { to }) => void sent.push(to),
    () => 'help@candor.example',
  );
  const letter = { id: 'a', subject: 'Invitation', greetingName: 'Eva', before: [], after: [] };
  for (const to of ['eva@3f9a0c.sample.example', 'eva@sample.example', 'eva@mail.example'])
    await post.deliver('interview', { ...letter, to });
  expect(sent).toEqual(['eva@sample.example', 'eva@mail.example']);
});
