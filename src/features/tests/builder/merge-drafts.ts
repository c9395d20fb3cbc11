import type { TestItem } from '../../../../openapi/gen/types.gen.ts';
import { randomId } from '../../../lib/random-id.ts';
import { same } from '../../../lib/same.ts';
import type { Draft } from '../items.ts';

export interface Merged {
  readonly draft: Draft;
  /** Prompts of the items that both changed; each stands there twice. */
  readonly twice: readonly string[];
}

/**
 * Brings together what two people made of the same test. Of an item that both changed theirs stays, with mine below
 * it; what one deleted and the other changed stays too. The order is theirs.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merged {
  const was = byId(base);
  const now = byId(theirs);
  const own = byId(mine);
  const isMineChanged = (id: string) => !same(own.get(id), was.get(id));
  const twice: string[] = [];
  const kept = theirs.items.flatMap((item): TestItem[] => {
    const change = own.get(item._id);
    if (!isMineChanged(item._id) || same(change, item)) return [item];
    const isTheirsChanged = !same(item, was.get(item._id));
    if (!change) return isTheirsChanged ? [item] : [];
    if (!isTheirsChanged) return [change];
    twice.push(item.prompt);
    return [item, { ...change, _id: randomId() }];
  });
  const added = mine.items.filter(({ _id }) => !now.has(_id) && (!was.has(_id) || isMineChanged(_id)));
  return {
    draft: { title: mine.title === base.title ? theirs.title : mine.title, items: [...kept, ...added] },
    twice,
  };
}

const byId = ({ items }: Draft) => new Map(items.map((item) => [item._id, item]));
