import { expect, test } from 'vitest';
import { CallThread } from './call-thread.ts';

const endless = { source: 'function f() { for (;;); }', functionName: 'f', cpuMs: 60_000 };

test('a call whose thread is gone fails, and nothing else does', async () => {
  const thread = await CallThread.open(endless);
  const call = thread.run('[]');
  // Awaited from here on: whatever the end of the thread breaks is heard.
  const failing = expect(call).rejects.toThrow();
  await thread.close();
  await failing;
  expect(thread.isAlive).toBe(false);
  await expect(thread.run('[]')).rejects.toThrow();
});
