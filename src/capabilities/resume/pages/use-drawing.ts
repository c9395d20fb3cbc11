import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { Drawing } from './drawing.ts';

function useNewDrawing(): Drawing {
  const [drawing] = useState(() => new Drawing());
  useEffect(() => drawing.close, [drawing]);
  return drawing;
}

/** Draws a resume again whenever it changes. */
export function useDrawing(draft: ResumeDraft | null): Drawing {
  const drawing = useNewDrawing();
  useEffect(() => {
    if (draft) drawing.draw(draft);
  }, [drawing, draft]);
  return drawing;
}

/** Draws what is written, while the fields that it is written in are still being drawn themselves. */
export function useDrawingOf(written: { readonly draft: ResumeDraft }): Drawing {
  const drawing = useNewDrawing();
  useEffect(() => reaction(() => written.draft, drawing.draw, { fireImmediately: true }), [drawing, written]);
  return drawing;
}
