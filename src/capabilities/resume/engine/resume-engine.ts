import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { FONT_STYLES, type FontFile } from '../draw/fonts.ts';
import { neededFamilies } from '../draw/needed-families.ts';
import type { Rendered } from '../draw/render.ts';
import { fontUrlOf } from './font-urls.ts';
import type { FromEngine, MadeDocument, ToDraw, ToEngine } from './protocol.ts';

/** Why a resume could not be drawn, and the field that it is, where it is one. */
export class DrawingProblem extends Error {
  readonly field: string;

  constructor(message: string, field = '') {
    super(message);
    this.field = field;
  }
}

/** What takes longer than this, in ms, never comes to an end. */
const LONGEST_MS = 30_000;
/** What takes this long, in ms, while a newer one waits, is not worth its end. */
const LONGEST_WAIT_MS = 3_000;

interface Job {
  readonly drawn: ToDraw;
  readonly answer: PromiseWithResolvers<Rendered | null>;
  /** Its fonts are there. */
  isDrawn: boolean;
}

/** Draws resumes, and other documents, beside the page, one at a time: what a newer one takes the place of is answered with null. */
export class ResumeEngine {
  #worker: Worker | null = null;
  readonly #sent = new Set<string>();
  #running: Job | null = null;
  #next: Job | null = null;
  #impatience: ReturnType<typeof setTimeout> | undefined;

  draw(draft: ResumeDraft): Promise<Rendered | null> {
    return this.#take({ draft });
  }

  drawDocument(made: MadeDocument): Promise<Rendered | null> {
    return this.#take(made);
  }

  #take(drawn: ToDraw): Promise<Rendered | null> {
    this.#next?.answer.resolve(null);
    const job: Job = { drawn, answer: Promise.withResolvers(), isDrawn: false };
    this.#next = job;
    this.#hurry();
    void this.#work();
    return job.answer.promise;
  }

  close(): void {
    for (const job of [this.#running, this.#next]) job?.answer.resolve(null);
    this.#next = null;
    this.#end();
    this.#restart();
  }

  async #work(): Promise<void> {
    const job = this.#next;
    if (this.#running || !job) return;
    this.#running = job;
    this.#next = null;
    await this.#start(job).catch(job.answer.reject);
    await job.answer.promise.catch(() => null);
    if (this.#running !== job) return;
    this.#end();
    void this.#work();
  }

  #end(): void {
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
    this.#running = null;
  }

  async #start(job: Job): Promise<void> {
    if (typeof Worker === 'undefined') throw new Error('This browser has no workers.');
    const { drawn } = job;
    const families = 'draft' in drawn ? neededFamilies(drawn.draft) : drawn.families;
    // Without waiting, where nothing is missing: the engine draws while the page does.
    const fonts = this.#hasAll(families) ? [] : await this.#missingFonts(await families);
    if (this.#running !== job) return;
    const { promise, resolve, reject } = job.answer;
    this.#worker ??= new Worker(
      /* webpackChunkName: "resume-engine.worker" */ new URL('./resume-engine.worker.ts', import.meta.url),
    );
    this.#worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if ('rendered' in data) resolve(data.rendered);
      else reject(new DrawingProblem(data.problem, data.field));
    };
    this.#worker.onerror = () => reject(new DrawingProblem('The engine stopped.'));
    const message: ToEngine = { ...drawn, fonts };
    this.#worker.postMessage(
      message,
      fonts.map(({ bytes }) => bytes),
    );
    for (const font of fonts) this.#sent.add(nameOf(font));
    job.isDrawn = true;
    this.#hurry();
    const clock = setTimeout(() => {
      this.#restart();
      reject(new DrawingProblem('They take too long.'));
    }, LONGEST_MS);
    promise.finally(() => clearTimeout(clock)).catch(() => null);
  }

  /** Stops what is drawn for too long while a newer one waits; fonts would come no sooner for that one. */
  #hurry(): void {
    const job = this.#running;
    if (!job?.isDrawn || !this.#next) return;
    // Not anew with each that comes: whoever goes on typing would put it off for good.
    this.#impatience ??= setTimeout(() => {
      this.#restart();
      job.answer.resolve(null);
    }, LONGEST_WAIT_MS);
  }

  /** The next one begins without fonts. */
  #restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent.clear();
  }

  #hasAll(families: ReturnType<typeof neededFamilies>): boolean {
    return Array.isArray(families) && fontsOf(families).every((font) => this.#sent.has(nameOf(font)));
  }

  /** The fonts of some families that the engine does not have; those that no build knows are left out. */
  async #missingFonts(families: readonly string[]): Promise<FontFile[]> {
    const files = fontsOf(families).map(async (font): Promise<FontFile[]> => {
      if (this.#sent.has(nameOf(font))) return [];
      const url = await fontUrlOf(font);
      if (!url) return [];
      const reply = await fetch(url);
      if (!reply.ok) throw new Error('A font could not be loaded.');
      return [{ ...font, bytes: await reply.arrayBuffer() }];
    });
    return (await Promise.all(files)).flat();
  }
}

const fontsOf = (families: readonly string[]) =>
  families.flatMap((family) => FONT_STYLES.map((style) => ({ family, ...style })));

const nameOf = ({ family, weight, style }: Omit<FontFile, 'bytes'>) => `${family} ${weight} ${style}`;
