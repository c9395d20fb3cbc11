import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Pixels from the edge of the window where the page scrolls under what is dragged, and how far at once. */
const EDGE = 72;
const SCROLLED = 16;

/** Moves the items of a list by their handles, with a mouse, a pen or a finger; beside buttons, for keys. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const rows = useRef(new Map<number, Element>());
  const [drag, setDrag] = useState<Drag | null>(null);
  const isAt = (at: number) => drag !== null && drag.to === at && drag.from !== at;
  const row = (index: number) => ({
    ref: (element: Element | null) => {
      if (element) rows.current.set(index, element);
      else rows.current.delete(index);
    },
    // Where it will be: above the item that is there, or below when it comes from above.
    'data-drop': isAt(index) ? ((drag?.from ?? 0) < index ? 'after' : 'before') : undefined,
  });
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // No text is selected meanwhile.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag) return;
      if (clientY < EDGE) window.scrollBy(0, -SCROLLED);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLLED);
      setDrag({ ...drag, to: rowAt(rows.current, clientY) ?? drag.to });
    },
    onPointerUp: () => {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { row, handle };
}

function rowAt(rows: ReadonlyMap<number, Element>, y: number): number | undefined {
  for (const [index, element] of rows) {
    const { top, bottom } = element.getBoundingClientRect();
    if (y >= top && y <= bottom) return index;
  }
  return undefined;
}

/** Shows where a dragged item will be. */
export const dropStyle = {
  '&[data-drop=before]': { boxShadow: '0 -3px 0 0 var(--mui-palette-primary-main)' },
  '&[data-drop=after]': { boxShadow: '0 3px 0 0 var(--mui-palette-primary-main)' },
} as const;
