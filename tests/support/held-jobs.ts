import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/database/database.ts';
import type { RunningJobs } from '../../server/platform/jobs/boss-jobs.ts';
import type { JobAttempt } from '../../server/platform/jobs/jobs.ts';

/** Called as the owner of the tables, before a server uses them. */
export async function makeHeldJobs(owner: Database): Promise<void> {
  await owner.execute(sql`create table held_jobs (number serial, queue text, data text)`);
  await owner.execute(sql`grant all on held_jobs, held_jobs_number_seq to public`);
}

/** Jobs that lie in the database like the real ones, and run only when the test says so. */
export class HeldJobs implements RunningJobs {
  #db!: Database;
  readonly #recurring = new Map<string, () => Promise<void>>();
  readonly #queues = new Map<string, (data: object, attempt: JobAttempt) => Promise<void>>();

  async open(db: Database): Promise<this> {
    this.#db = db;
    return this;
  }

  async send(tx: Pick<Database, 'execute'>, queue: string, data: object): Promise<void> {
    await tx.execute(sql`insert into held_jobs (queue, data) values (${queue}, ${JSON.stringify(data)})`);
  }

  async work<T extends object>(queue: string, run: (data: T, attempt: JobAttempt) => Promise<void>) {
    this.#queues.set(queue, (data, attempt) => run(data as T, attempt));
  }

  every(name: string, _seconds: number, run: () => Promise<void>): void {
    this.#recurring.set(name, run);
  }

  /** A round of recurring work, as its time had come. */
  async round(name: string): Promise<void> {
    const run = this.#recurring.get(name);
    if (!run) throw new Error(`There is no recurring work ${name}.`);
    await run();
  }

  async isHealthy(): Promise<boolean> {
    return true;
  }

  async stop(): Promise<void> {}

  /** Everything that waits, oldest first. */
  async waiting(): Promise<{ queue: string; data: object }[]> {
    return (await this.#held()).map(({ queue, data }) => ({ queue, data }));
  }

  /** Nothing waits any more. */
  async forget(): Promise<void> {
    await this.#db.execute(sql`delete from held_jobs`);
  }

  /** Runs what waits, not what is sent meanwhile; a failing job stays, as a retried one would. */
  async run(attempt: JobAttempt = { isLast: false }): Promise<void> {
    for (const { number, queue, data } of await this.#held()) {
      const work = this.#queues.get(queue);
      if (!work) throw new Error(`Nobody works on the queue ${queue}.`);
      await work(data, attempt);
      await this.#db.execute(sql`delete from held_jobs where number = ${number}`);
    }
  }

  async #held(): Promise<{ number: number; queue: string; data: object }[]> {
    const { rows } = (await this.#db.execute(
      sql`select number, queue, data from held_jobs order by number`,
    )) as unknown as { rows: { number: number; queue: string; data: string }[] };
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as object }));
  }
}
