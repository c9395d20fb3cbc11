import { useEffect, useState } from 'react';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { Rendered } from '../draw/render.ts';
import { DrawingProblem, ResumeEngine } from '../engine/resume-engine.ts';

export interface Drawing {
  /** The last that could be drawn. */
  readonly rendered: Rendered | null;
  /** Why the newest could not; null where it could. */
  readonly problem: DrawingProblem | null;
}

/** Draws a resume again whenever it changes. */
export function useDrawing(draft: ResumeDraft | null): Drawing {
  const [engine] = useState(() => new ResumeEngine());
  const [drawing, setDrawing] = useState<Drawing>({ rendered: null, problem: null });
  useEffect(() => () => engine.close(), [engine]);
  useEffect(() => {
    if (!draft) return;
    engine.draw(draft).then(
      (rendered) => rendered && setDrawing({ rendered, problem: null }),
      (error: unknown) => {
        const told = error instanceof Error ? error.message : String(error);
        const problem = error instanceof DrawingProblem ? error : new DrawingProblem(told);
        setDrawing((before) => ({ ...before, problem }));
      },
    );
  }, [engine, draft]);
  return drawing;
}
