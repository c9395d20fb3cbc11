// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetNews, keepNews, type News, newsOf, onNewsChange, storedNews } from './notification-inbox.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const news = (about: string, change: Partial<News> = {}): News => ({
  about,
  at: '2026-01-05T09:00:00.000Z',
  title: 'It has arrived',
  message: 'A person reviews it.',
  to: '/candidate/interviews/results/1',
  linkText: 'See',
  ...change,
});
const read = (userId = 'ada') => newsOf(storedNews(), userId).map(({ about, title }) => `${about}: ${title}`);

it('later news of the same takes the place of what was told before', () => {
  keepNews('ada', news('first'));
  keepNews('ada', news('second'));
  keepNews('ada', news('first', { title: 'It is evaluated' }));
  expect(read()).toEqual(['second: It has arrived', 'first: It is evaluated']);
  forgetNews('ada', 'second');
  expect(read()).toEqual(['first: It is evaluated']);
});

it('is never shown to another account, and makes room for its news', () => {
  keepNews('ada', news('hers'));
  expect([read('bob'), read('')]).toEqual([[], []]);
  keepNews('bob', news('his'));
  expect([read('ada'), read('bob')]).toEqual([[], ['his: It has arrived']]);
});

it('keeps the last twenty', () => {
  for (let number = 1; number <= 25; number++) keepNews('ada', news(`n${number}`));
  expect(newsOf(storedNews(), 'ada').map(({ about }) => about)[0]).toBe('n6');
});

it('tells of each change, here and in another tab', () => {
  const heard = vi.fn();
  const stop = onNewsChange(heard);
  keepNews('ada', news('first'));
  forgetNews('ada', 'first');
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  keepNews('ada', news('first'));
  expect(heard).toHaveBeenCalledTimes(3);
});

it.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['no list', '{"userId":"ada","news":7}'],
  ['what is no news', '{"userId":"ada","news":[null,{},{"about":1}]}'],
  ['a way to another site', JSON.stringify({ userId: 'ada', news: [news('a', { to: '//evil.example' })] })],
  ['a script', JSON.stringify({ userId: 'ada', news: [news('a', { to: 'javascript:alert(1)' })] })],
])('%s is none', (_what, stored) => expect(newsOf(stored, 'ada')).toEqual([]));

it('lasts until the page is left where the browser keeps nothing', async () => {
  // What this page keeps by itself is not for the other tests.
  vi.resetModules();
  const page = await import('./notification-inbox.ts');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  page.keepNews('ada', news('first'));
  expect(page.newsOf(page.storedNews(), 'ada')).toEqual([news('first')]);
});

it('lasts until the page is left where the browser keeps no more, and is kept once it does again', () => {
  keepNews('ada', news('first'));
  const kept = window.localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = vi
    .spyOn(window, 'localStorage', 'get')
    .mockReturnValue({ ...kept, getItem: (key) => kept.getItem(key), setItem });
  keepNews('ada', news('second'));
  forgetNews('ada', 'first');
  expect(read()).toEqual(['second: It has arrived']);
  full.mockRestore();
  keepNews('ada', news('third'));
  expect(read()).toEqual(['second: It has arrived', 'third: It has arrived']);
  // As another tab does.
  window.localStorage.clear();
  expect(read()).toEqual([]);
});
