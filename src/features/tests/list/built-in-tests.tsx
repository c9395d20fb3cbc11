import { useQuery } from '@tanstack/react-query';
import type { BuiltInTest } from '../../../../openapi/gen/types.gen.ts';
import { listBuiltInTestsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { kindsText } from '../words.ts';
import { SourceChoice } from './source-choice.tsx';

/** What the question bank keeps for hiring; its questions are chosen where an interview is designed. */
export function BuiltInTests() {
  const tests = useQuery(listBuiltInTestsOptions());
  return (
    <>
      <PageHeader title="Tests" subtitle="Choose built-in questions when you design an interview." />
      <SourceChoice value="built-in" />
      <Loaded query={tests} errorTitle="The built-in tests could not be loaded" rows={10} rowHeight={36}>
        {({ items }) => (
          <DataTable label="Built-in tests" columns={COLUMNS} rows={items} keyOf={({ _id }) => _id} />
        )}
      </Loaded>
    </>
  );
}

const COLUMNS: readonly [Column<BuiltInTest>, ...Column<BuiltInTest>[]] = [
  { name: 'Title', cell: ({ title }) => title },
  { name: 'Items', width: 64, isNumber: true, cell: ({ items }) => items },
  { name: 'Kinds', width: 168, cell: ({ kinds }) => kindsText(kinds) },
  { name: 'Version', width: 80, isNumber: true, cell: ({ version }) => version },
];
