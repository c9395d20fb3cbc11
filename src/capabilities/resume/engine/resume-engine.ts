import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { FONT_STYLES, type FontFile } from '../draw/fonts.ts';
import { neededFamilies } from '../draw/needed-families.ts';
import type { Rendered } from '../draw/render.ts';
import { fontUrlOf } from './font-urls.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

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

/** Draws resumes beside the page, one at a time: whoever waits when a newer one comes is answered with null. */
export class ResumeEngine {
  #worker: Worker | null = null;
  readonly #sent = new Set<string>();
  #isBusy = false;
  #next: { draft: ResumeDraft; answer: PromiseWithResolvers<Rendered | null> } | null = null;

  draw(draft: ResumeDraft): Promise<Rendered | null> {
    this.#next?.answer.resolve(null);
    const answer = Promise.withResolvers<Rendered | null>();
    this.#next = { draft, answer };
    void this.#work();
    return answer.promise;
  }

  close(): void {
    this.#next?.answer.resolve(null);
    this.#next = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #work(): Promise<void> {
    const job = this.#next;
    if (this.#isBusy || !job) return;
    this.#isBusy = true;
    this.#next = null;
    await this.#render(job.draft).then(job.answer.resolve, job.answer.reject);
    this.#isBusy = false;
    void this.#work();
  }

  async #render(draft: ResumeDraft): Promise<Rendered> {
    if (typeof Worker === 'undefined') throw new Error('This browser has no workers.');
    const fonts = await this.#missingFonts(draft);
    const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
    this.#worker ??= new Worker(
      /* webpackChunkName: "resume-engine.worker" */ new URL('./resume-engine.worker.ts', import.meta.url),
    );
    this.#worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if ('rendered' in data) resolve(data.rendered);
      else reject(new DrawingProblem(data.problem, data.field));
    };
    this.#worker.onerror = () => reject(new DrawingProblem('The engine stopped.'));
    const message: ToEngine = { draft, fonts };
    this.#worker.postMessage(
      message,
      fonts.map(({ bytes }) => bytes),
    );
    const clock = setTimeout(() => {
      this.#restart();
      reject(new DrawingProblem('They take too long.'));
    }, LONGEST_MS);
    return promise.finally(() => clearTimeout(clock));
  }

  /** The next one begins without fonts. */
  #restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent.clear();
  }

  /** The fonts that a resume needs and the engine does not have; those that no build knows are left out. */
  async #missingFonts(draft: ResumeDraft): Promise<FontFile[]> {
    const families = await neededFamilies(draft);
    const wanted = families.flatMap((family) => FONT_STYLES.map((style) => ({ family, ...style })));
    const files = wanted.map(async ({ family, weight, style }): Promise<FontFile[]> => {
      const name = `${family} ${weight} ${style}`;
      if (this.#sent.has(name)) return [];
      const url = await fontUrlOf({ family, weight, style });
      if (!url) return [];
      const reply = await fetch(url);
      if (!reply.ok) throw new Error('A font could not be loaded.');
      const bytes = await reply.arrayBuffer();
      this.#sent.add(name);
      return [{ family, weight, style, bytes }];
    });
    return (await Promise.all(files)).flat();
  }
}
