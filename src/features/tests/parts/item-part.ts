import type { TestItem } from '../../../../openapi/gen/types.gen.ts';

/** What an editor of a part of an item works on. */
export interface ItemPartProps {
  readonly item: TestItem;
  readonly onChange: (change: Partial<TestItem>) => void;
  /** What is wrong with a field of the item since publishing was tried; null where nothing is. */
  readonly problemOf: (field: string) => string | null;
  readonly isReadOnly: boolean;
}
