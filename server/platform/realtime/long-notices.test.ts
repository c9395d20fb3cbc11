import { expect, test } from 'vitest';
import { createJoiner, noticesOf } from './long-notices.ts';

test('long texts go as several notices and come as one, whoever speaks in between', () => {
  const texts = ['{"a":1}', `{"sdp":"${'ü€'.repeat(20_000)}"}`, '#a 0/1 forged', 'x'.repeat(7900), ''];
  const sent = texts.map((text, nth) => noticesOf(text, `id-${nth}`));
  expect(sent.map(({ length }) => length)).toEqual([1, 17, 1, 1, 1]);
  for (const notice of sent.flat()) expect(Buffer.byteLength(notice)).toBeLessThan(8000);
  const join = createJoiner();
  const longest = Math.max(...sent.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, turn) => sent.flatMap((notices) => notices[turn] ?? []));
  expect(
    mixed
      .flat()
      .flatMap((notice) => join(notice) ?? [])
      .toSorted(),
  ).toEqual(texts.toSorted());
});
