import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Session } from '../../openapi/gen/types.gen.ts';
import { median, ratio, type Table } from './figures.ts';
import { Product } from './product.ts';

const READS = 300;
const PRACTICES = 13;
const QUESTIONS = 9;

const ANSWER =
  'Last spring customers could not pay in our shop. I compared the logs with the release of that day, wrote a ' +
  'test that showed the fault, and rolled the change back. Failed payments fell from 4 % to 0.1 % in 2 days.';

/** The least server of our own stack, as a process of its own. */
async function startYardstick() {
  const file = new URL('yardstick/server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, stop: () => child.kill() };
}

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { took: performance.now() - started, result };
}

const exchange = async (url: string, init?: RequestInit) => (await fetch(url, init)).json();

/** Medians in ms of the product's work and the yardstick's, made in turns. */
async function compareReads(product: Product, yardstick: string, session: Session) {
  const path = `/api/v1/interviews/session/${session._id}`;
  const body = JSON.stringify(await product.call('GET', path));
  const address = `${yardstick}/documents/${session._id}`;
  await exchange(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  const times: Record<'product' | 'yardstick', number[]> = { product: [], yardstick: [] };
  for (let round = -50; round < READS; round++) {
    const ours = await timed(() => product.call('GET', path));
    const least = await timed(() => exchange(address));
    if (round < 0) continue;
    times.product.push(ours.took);
    times.yardstick.push(least.took);
  }
  return { product: median(times.product), yardstick: median(times.yardstick), address };
}

/** Every answer is stored, checked by the gate and followed by a question; the yardstick writes one row. */
async function compareAnswers(product: Product, address: string) {
  const times: Record<'product' | 'yardstick', number[]> = { product: [], yardstick: [] };
  for (let practice = 0; practice < PRACTICES; practice++) {
    let session = await product.practise(QUESTIONS);
    while (session.current_turn) {
      const asked = session;
      const ours = await timed(() => product.answer(asked, ANSWER));
      const least = await timed(() => exchange(address, { method: 'POST' }));
      session = ours.result;
      if (practice === 0) continue;
      times.product.push(ours.took);
      times.yardstick.push(least.took);
    }
  }
  return { product: median(times.product), yardstick: median(times.yardstick), count: times.product.length };
}

/** What a read by id and an answer cost, with everything between the socket and the database. */
export async function measureServer(): Promise<Table> {
  const product = await Product.start();
  const yardstick = await startYardstick();
  try {
    const reads = await compareReads(product, yardstick.url, await product.practise(3));
    const answers = await compareAnswers(product, reads.address);
    const row = (name: string, count: number, cost: { product: number; yardstick: number }) => [
      name,
      String(count),
      cost.product.toFixed(2),
      cost.yardstick.toFixed(2),
      ratio(cost.product, cost.yardstick),
    ];
    return {
      title: 'The server',
      method:
        'Medians, one call after the other, on the embedded database in a folder. The yardstick is Fastify, ' +
        'drizzle and PGlite alone: no sign-in, no validation, a document of the same size read by its id, and a ' +
        'transaction that locks and changes one row.',
      columns: ['call', 'count', 'ms', 'yardstick, ms', 'ratio'],
      rows: [
        row('read a session by its id', READS, reads),
        row('submit an answer (checklist)', answers.count, answers),
      ],
    };
  } finally {
    yardstick.stop();
    await product.stop();
  }
}
