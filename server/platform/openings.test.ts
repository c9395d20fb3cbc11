import { expect, test } from 'vitest';
import { createOpenings } from './openings.ts';

test('what was opened is closed once, the last first, also where one cannot be closed', async () => {
  const closed: string[] = [];
  const openings = createOpenings();
  for (const name of ['database', 'jobs', 'server']) {
    openings.add(async () => {
      closed.push(name);
      if (name !== 'database') throw new Error(`the ${name} hangs`);
    });
  }
  await expect(openings.closeAll()).rejects.toThrow('the server hangs');
  await openings.closeAll();
  expect(closed).toEqual(['server', 'jobs', 'database']);
});
