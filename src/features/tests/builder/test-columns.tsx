import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ItemFigures, TestItem, TestItemKind } from '../../../../openapi/gen/types.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { blankItem, movedItem } from '../items.ts';
import { ItemEditor } from './item-editor.tsx';
import { ItemList } from './item-list.tsx';
import { ItemSettings } from './item-settings.tsx';

interface TestColumnsProps {
  readonly items: readonly TestItem[];
  readonly figures: readonly ItemFigures[];
  /** Absent where it is only read. */
  readonly onChange?: (items: readonly TestItem[]) => void;
  /** What is wrong since publishing was tried, by field. */
  readonly problems?: ReadonlyMap<string, string>;
  /** Stands above the items. */
  readonly children?: ReactNode;
}

/** Items left, the open one in the middle, what it counts right. */
export function TestColumns(props: TestColumnsProps) {
  const { items, figures, onChange, problems = new Map(), children } = props;
  const [chosen, setChosen] = useState('');
  const [added, setAdded] = useState('');
  const at = Math.max(
    0,
    items.findIndex(({ _id }) => _id === chosen),
  );
  const item = items[at];
  const change = (to: Partial<TestItem>) => item && onChange?.(items.with(at, { ...item, ...to }));
  const add = (kind: TestItemKind) => {
    const blank = blankItem(kind, item?.competency);
    onChange?.([...items, blank]);
    setChosen(blank._id);
    setAdded(blank._id);
  };
  const remove = (id: string) => {
    const index = items.findIndex(({ _id }) => _id === id);
    onChange?.(items.toSpliced(index, 1));
    setChosen((items[index + 1] ?? items[index - 1])?._id ?? '');
  };
  const problemOf = (field: string) => problems.get(`items.${at}.${field}`) ?? null;
  const edit = onChange && {
    onAdd: add,
    onMove: (id: string, by: 1 | -1) => onChange(movedItem(items, id, by)),
    onRemove: remove,
  };
  const part = item && { item, problemOf, onChange: change, isReadOnly: !onChange };
  return (
    <Box sx={columnsStyle}>
      <ItemList
        items={items}
        openId={item?._id}
        onOpen={setChosen}
        {...(edit && { edit })}
        isWrong={(index) => [...problems.keys()].some((field) => field.startsWith(`items.${index}.`))}
      >
        {children}
      </ItemList>
      {part ? (
        <>
          <Box component="fieldset" disabled={part.isReadOnly} sx={bareStyle}>
            <ItemEditor key={part.item._id} {...part} number={at + 1} isNew={part.item._id === added} />
          </Box>
          <Box component="fieldset" disabled={part.isReadOnly} sx={bareStyle}>
            <ItemSettings {...part} figures={figures.find(({ item_id }) => item_id === part.item._id)} />
          </Box>
        </>
      ) : (
        <EmptyState title="No items yet">Add a choice, text or code item.</EmptyState>
      )}
    </Box>
  );
}

const bareStyle = {
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  '&:disabled button': { display: 'none' },
} as const;

const columnsStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)', lg: '264px minmax(0, 1fr) 272px' },
} as const;
