import { makeAutoObservable } from 'mobx';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { Rendered } from '../draw/render.ts';
import { DrawingProblem, ResumeEngine } from '../engine/resume-engine.ts';

/** What is drawn of a resume while it changes: who shows it is drawn anew with it, and nobody around them. */
export class Drawing {
  /** The last that could be drawn. */
  rendered: Rendered | null = null;
  /** Why the newest could not; null where it could. */
  problem: DrawingProblem | null = null;
  readonly #engine = new ResumeEngine();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  draw(draft: ResumeDraft): void {
    this.#engine.draw(draft).then(this.show, this.fail);
  }

  close(): void {
    this.#engine.close();
  }

  /** Nothing is shown of what a newer one took the place of. */
  private show(rendered: Rendered | null): void {
    if (!rendered) return;
    this.rendered = rendered;
    this.problem = null;
  }

  private fail(error: unknown): void {
    const told = error instanceof Error ? error.message : String(error);
    this.problem = error instanceof DrawingProblem ? error : new DrawingProblem(told);
  }
}
