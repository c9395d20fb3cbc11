import fastify from 'fastify';
import { expect, test } from 'vitest';
import { asCsv, csvLines } from './csv.ts';

test.each([
  ['=cmd()', `"'=cmd()"`],
  ['+49 30 1', `"'+49 30 1"`],
  ['-1', `"'-1"`],
  ['@a', `"'@a"`],
  ['\ta', `"'\ta"`],
  ['\r=a', '"\'\r=a"'],
  ['=a\n=b', '"\'=a\n=b"'],
  ['a=b', 'a=b'],
  ['a,"b"\n', '"a,""b""\n"'],
  [null, ''],
  [7, '7'],
])('%j stands in a cell as %j', (value, cell) => {
  expect(csvLines([[value, 'end']])).toBe(`${cell},end\r\n`);
});

test('a list is sent to its end, page by page', async () => {
  const asked: number[] = [];
  const app = fastify();
  app.get('/', (_request, reply) =>
    reply.send(
      asCsv(
        reply,
        'people.csv',
        [{ name: 'Name', value: (name: string) => name }],
        async (page, size) => {
          asked.push(page);
          return ['Ada', 'Bert', 'Carl'].slice((page - 1) * size, page * size);
        },
        2,
      ),
    ),
  );
  const { body, headers } = await app.inject('/');
  expect(body).toBe('\uFEFFName\r\nAda\r\nBert\r\nCarl\r\n');
  expect(asked).toEqual([1, 2]);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  await app.close();
});
