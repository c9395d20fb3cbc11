import { useEffect, useState } from 'react';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import type { Rendered } from '../draw/render.ts';
import { ResumeEngine } from '../engine/resume-engine.ts';

export interface Drawing {
  /** The last that could be drawn. */
  readonly rendered: Rendered | null;
  /** Why the newest could not. */
  readonly problem: string;
}

/** Draws a resume again whenever it changes. */
export function useDrawing(draft: ResumeDraft | null): Drawing {
  const [engine] = useState(() => new ResumeEngine());
  const [drawing, setDrawing] = useState<Drawing>({ rendered: null, problem: '' });
  useEffect(() => () => engine.close(), [engine]);
  useEffect(() => {
    if (!draft) return;
    engine.draw(draft).then(
      (rendered) => rendered && setDrawing({ rendered, problem: '' }),
      (error: unknown) =>
        setDrawing((before) => ({ ...before, problem: error instanceof Error ? error.message : '' })),
    );
  }, [engine, draft]);
  return drawing;
}
