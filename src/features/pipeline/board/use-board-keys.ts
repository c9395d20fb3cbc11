import type { RefObject } from 'react';
import { type Shortcut, useKeys } from '../../../components/keys/use-keys.ts';

/** What is done on another page, as far as one may. */
interface LeadingKeys {
  readonly onDecide?: ((id: string) => void) | undefined;
  readonly onInvite?: ((id: string) => void) | undefined;
}

interface BoardKeys {
  /** Moves a card, or all that are selected with it, by so many stages. */
  readonly onShift: (id: string, by: 1 | -1) => void;
  readonly onSelect: (id: string) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
}

const all = (root: ParentNode | null, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The keys of the board go from card to card; whoever may move cards moves the one with the focus. */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  moving: BoardKeys | undefined,
  { onDecide, onInvite }: LeadingKeys,
): void {
  const columns = () => all(board.current, '[data-column]');
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-card]') ?? null;
  const focus = (card: HTMLElement | undefined) => {
    card?.querySelector('a')?.focus();
    return card !== undefined;
  };
  const first = () => focus(all(board.current, '[data-card]')[0]);
  const up = (by: 1 | -1) => () => {
    const card = focused();
    if (!card) return first();
    const cards = all(card.closest('[data-column]'), '[data-card]');
    return focus(cards[cards.indexOf(card) + by]);
  };
  const sideways = (by: 1 | -1) => () => {
    const card = focused();
    const column = card?.closest<HTMLElement>('[data-column]');
    if (!card || !column) return first();
    const place = all(column, '[data-card]').indexOf(card);
    let at = columns().indexOf(column) + by;
    // A stage without cards is passed over.
    for (; at >= 0; at += by) {
      const next = columns()[at];
      if (!next) return false;
      const cards = all(next, '[data-card]');
      if (cards.length > 0) return focus(cards[Math.min(place, cards.length - 1)]);
    }
    return false;
  };
  const withCard = (act: (id: string, card: HTMLElement) => void) => () => {
    const card = focused();
    const id = card?.dataset['card'];
    if (!card || !id) return false;
    act(id, card);
    return true;
  };
  const keys: Shortcut[] = [
    { key: 'ArrowDown', label: 'Next card', act: up(1) },
    { key: 'ArrowUp', label: 'Previous card', act: up(-1) },
    { key: 'ArrowRight', label: 'Stage to the right', act: sideways(1) },
    { key: 'ArrowLeft', label: 'Stage to the left', act: sideways(-1) },
    { key: '/', label: 'Search', act: () => all(document, 'main input[type="search"]')[0]?.focus() },
  ];
  const movingKeys: Shortcut[] = moving
    ? [
        {
          key: 'Shift+ArrowRight',
          label: 'Move to the next stage',
          act: withCard((id) => moving.onShift(id, 1)),
        },
        {
          key: 'Shift+ArrowLeft',
          label: 'Move to the stage before',
          act: withCard((id) => moving.onShift(id, -1)),
        },
        { key: 'm', label: 'Move to …', act: withCard(moving.onMenu) },
        { key: 'x', label: 'Select card', act: withCard(moving.onSelect) },
      ]
    : [];
  const leadingKeys: Shortcut[] = [
    ...(onDecide ? [{ key: 'd', label: 'Decide', act: withCard(onDecide) }] : []),
    ...(onInvite ? [{ key: 'i', label: 'Invite', act: withCard(onInvite) }] : []),
  ];
  useKeys([...keys, ...movingKeys, ...leadingKeys]);
}
