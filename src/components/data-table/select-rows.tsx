import Box from '@mui/material/Box';
import { useId } from 'react';
import type { TableModel } from './table-model.ts';

/** Takes every row of this page, and leaves those of others as they are. */
export function SelectAll<Row extends object>({ model }: { readonly model: TableModel<Row> }) {
  const isAll = model.getIsAllRowsSelected();
  const isMixed = !isAll && model.getRowModel().rows.some((row) => row.getIsSelected());
  return (
    <Box component="label" sx={targetStyle}>
      <Box
        component="input"
        type="checkbox"
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        aria-label="Select all on this page"
        checked={isAll}
        onChange={model.getToggleAllRowsSelectedHandler()}
        sx={boxStyle}
      />
    </Box>
  );
}

interface SelectRowProps<Row extends object> {
  readonly row: ReturnType<TableModel<Row>['getRow']>;
  /** The id of the element with its name. */
  readonly nameId: string;
}

export function SelectRow<Row extends object>({ row, nameId }: SelectRowProps<Row>) {
  const id = useId();
  return (
    <Box component="label" sx={targetStyle}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        aria-label="Select"
        aria-labelledby={`${id} ${nameId}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
        sx={boxStyle}
      />
    </Box>
  );
}

/** The browser's own box: rows stay as low as without, and tables nobody selects from carry no more code. */
const boxStyle = { width: 16, height: 16, m: 0, accentColor: 'var(--mui-palette-primary-main)' } as const;

/** What a mouse or a finger hits. */
const targetStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  width: { xs: 44, md: 36 },
  height: { xs: 44, md: 32 },
} as const;
