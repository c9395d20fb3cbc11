import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { PeekPanel } from './peek-panel.tsx';
import { usePeek } from './use-peek.ts';

interface PeekedRowProps {
  readonly list: RefObject<HTMLElement | null>;
  /** What is seen of a row; undefined for one that is not on this page. */
  readonly find: (key: string) => { readonly title: string; readonly content: ReactNode } | undefined;
}

/** Shows the row that the address names, and goes along with the focus from row to row. */
export function PeekedRow({ list, find }: PeekedRowProps) {
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const { key, show, close } = usePeek(focused);
  const go = useEffectEvent(({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const at = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    // A click beside what a row offers looks at it; who marks text does not mean to.
    const isBeside = !target.closest(OFFERS) && getSelection()?.isCollapsed !== false;
    if (at !== undefined && (type === 'focusin' ? key !== null : isBeside)) show(at);
  });
  useEffect(() => {
    const root = list.current;
    const listen = (event: Event) => go(event);
    for (const type of ['focusin', 'click']) root?.addEventListener(type, listen);
    return () => {
      for (const type of ['focusin', 'click']) root?.removeEventListener(type, listen);
    };
  }, [list]);
  const row = key === null ? undefined : find(key);
  return (
    row && (
      <PeekPanel title={row.title} onClose={close}>
        {row.content}
      </PeekPanel>
    )
  );
}

const OFFERS = 'a, button, input, label, select';
