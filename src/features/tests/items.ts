import type { TestCode, TestItem, TestItemKind, TestText } from '../../../openapi/gen/types.gen.ts';
import { randomId } from '../../lib/random-id.ts';

export const MOST_ITEMS = 20;

/** What somebody writes of a test. */
export interface Draft {
  readonly title: string;
  readonly items: readonly TestItem[];
}

const noText: TestText = { type: 'technical', anchors: { '1': '', '3': '', '5': '' } };

const noCode: TestCode = {
  function_name: '',
  parameters: [],
  cases: [],
  reference: '',
  time_limit_ms: 1000,
};

const parts = {
  choice: () => ({
    choice: {
      options: [
        { text: '', right: true },
        { text: '', right: false },
        { text: '', right: false },
      ],
    },
  }),
  text: () => ({ text: noText }),
  code: () => ({ code: noCode }),
} as const satisfies Record<TestItemKind, () => Partial<TestItem>>;

const MINUTES: Readonly<Record<TestItemKind, number>> = { choice: 1, text: 3, code: 15 };

/** An item with nothing written in it yet, about the same competency as the one before. */
export const blankItem = (kind: TestItemKind, competency = ''): TestItem => ({
  _id: randomId(),
  kind,
  competency,
  prompt: '',
  points: 1,
  minutes: MINUTES[kind],
  explanation: '',
  ...parts[kind](),
});

export const optionsOf = ({ choice }: TestItem) => choice?.options ?? [];
export const textOf = ({ text }: TestItem): TestText => text ?? noText;
export const codeOf = ({ code }: TestItem): TestCode => code ?? noCode;

/** The items with one of them a place further up or down. */
export function movedItem(items: readonly TestItem[], id: string, by: 1 | -1): readonly TestItem[] {
  const from = items.findIndex(({ _id }) => _id === id);
  const item = items[from];
  const other = items[from + by];
  if (!item || !other) return items;
  return items.with(from, other).with(from + by, item);
}
