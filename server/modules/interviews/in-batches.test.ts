import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** What waits to be dealt with, and how one of it is. */
function work(count: number, isBroken: (id: string) => boolean = () => false) {
  const waiting = new Set(Array.from({ length: count }, (_, index) => `${index}`));
  const tried: string[] = [];
  return {
    waiting,
    tried,
    find: async (limit: number) => [...waiting].slice(0, limit),
    async deal(id: string) {
      tried.push(id);
      if (isBroken(id)) throw new Error(`${id} is broken`);
      waiting.delete(id);
    },
  };
}

test('all that is found is dealt with once', async () => {
  const { find, deal, tried, waiting } = work(25);
  await inBatches(10, find, deal);
  expect([waiting.size, tried.length]).toEqual([0, 25]);
});

test('one that fails holds up no other, and is told of at the end', async () => {
  const { find, deal, tried, waiting } = work(25, (id) => id === '0');
  await expect(inBatches(10, find, deal)).rejects.toThrow('0 is broken');
  expect([...waiting]).toEqual(['0']);
  expect(tried).toHaveLength(25);
});

test('it comes to an end where a whole batch fails', async () => {
  const { find, deal, tried } = work(25, (id) => Number(id) < 10);
  await expect(inBatches(10, find, deal)).rejects.toThrow('0 is broken');
  expect(tried).toHaveLength(10);
});
