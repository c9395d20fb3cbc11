import type { Session } from '../../openapi/gen/types.gen.ts';
import { median, percentile, ratio, type Table } from './figures.ts';
import { Product } from './product.ts';

const BOUND_MS = 500;
const QUIET_READS = 200;
const QUESTIONS = 3;
const PATH = '/api/v1/reports';

/** Bodies of a function that never gives its time or its memory back by itself. */
const attacks: Readonly<Record<string, string>> = {
  'endless loops': 'for (;;);',
  'texts of 2 GB': "let s = 'xx'; for (;;) s += s;",
};

async function readOnce(product: Product): Promise<number> {
  const started = performance.now();
  await product.call('GET', PATH);
  return performance.now() - started;
}

async function readQuietly(product: Product): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < QUIET_READS; read++) times.push(await readOnce(product));
  return times;
}

/** Answers every question of a practice with an attack; its judging, hidden cases included, is what follows. */
async function attack(product: Product, body: string): Promise<Session> {
  let session = await product.practise(QUESTIONS, 'coding');
  while (session.current_turn) {
    const source = `function ${session.current_turn.code?.function_name}() { ${body} }`;
    session = await product.answer(session, JSON.stringify({ language: 'javascript', source }));
  }
  return session;
}

async function readWhileJudged(product: Product, session: Session): Promise<number[]> {
  const times: number[] = [];
  let isJudged = false;
  const judge = async () => {
    await product.reported(session);
    isJudged = true;
  };
  const read = async () => {
    while (!isJudged) times.push(await readOnce(product));
  };
  await Promise.all([judge(), read()]);
  return times;
}

/** What others wait for the server while code that attacks it is judged. */
export async function measureHostileCode(): Promise<Table> {
  const product = await Product.start();
  try {
    const quiet = await readQuietly(product);
    const rows: [string, readonly number[]][] = [['nothing', quiet]];
    for (const [name, body] of Object.entries(attacks))
      rows.push([name, await readWhileJudged(product, await attack(product, body))]);
    return {
      title: 'What hostile code costs others',
      method:
        `The time of \`GET ${PATH}\`, one call after the other, while ${QUESTIONS} answers of hostile JavaScript are judged. ` +
        `The yardstick is the same with nothing to judge; the bound is a 95th percentile of ${BOUND_MS} ms.`,
      columns: ['judged meanwhile', 'count', 'median, ms', 'p95, ms', 'ratio'],
      rows: rows.map(([name, times]) => [
        name,
        String(times.length),
        median(times).toFixed(1),
        percentile(times, 0.95).toFixed(1),
        ratio(percentile(times, 0.95), percentile(quiet, 0.95)),
      ]),
      missed: rows
        .filter(([, times]) => percentile(times, 0.95) > BOUND_MS)
        .map(([name]) => `others wait longer than ${BOUND_MS} ms while ${name} are judged`),
    };
  } finally {
    await product.stop();
  }
}
