import type { RaterAgreement, RatingAnalysis } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { RatingsOf } from './ratings-of.tsx';

/** Whether people agree with one another, and with a model. */
export function AgreementTab() {
  return (
    <RatingsOf>
      {(analysis) => (
        <DataTable
          label="Agreement"
          columns={columnsOf(analysis)}
          rows={rowsOf(analysis)}
          keyOf={({ name }) => name}
        />
      )}
    </RatingsOf>
  );
}

interface Compared extends RaterAgreement {
  readonly name: string;
}

const rowsOf = ({ people, engine }: RatingAnalysis): Compared[] => [
  { name: 'People', ...people },
  ...(engine ? [{ name: 'People and AI', ...engine }] : []),
];

const WHOLE = 100;
const shareOf = (count: number, pairs: number) =>
  pairs === 0 ? '–' : `${Math.round((WHOLE * count) / pairs)}%`;

const columnsOf = ({
  sessions_needed: needed,
}: RatingAnalysis): readonly [Column<Compared>, ...Column<Compared>[]] => [
  { name: 'Between', cell: ({ name }) => name },
  { name: 'Pairs', width: 88, isNumber: true, cell: ({ pairs }) => pairs },
  { name: 'Exact', width: 88, isNumber: true, cell: ({ exact, pairs }) => shareOf(exact, pairs) },
  {
    name: 'Within ±1',
    width: 104,
    isNumber: true,
    cell: ({ within_one: close, pairs }) => shareOf(close, pairs),
  },
  {
    name: 'Krippendorff’s α',
    width: 232,
    isNumber: true,
    cell: ({ alpha, sessions }) =>
      sessions < needed ? `${sessions} of ${needed} sessions needed` : (alpha?.toFixed(2) ?? '–'),
  },
];
