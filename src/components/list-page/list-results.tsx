import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../empty-state.tsx';
import { type Fetched, Loaded } from '../loaded.tsx';
import { useIsDense } from '../page/density.tsx';
import { CsvButton, type CsvFile } from './csv-button.tsx';
import { turnTo } from './list-address.ts';
import { PageNumbers } from './page-numbers.tsx';
import { countOf } from './total-words.ts';

/** The page of a list that the address names, as the API takes it. */
export interface PageOfList {
  readonly page: number;
  readonly page_size: number;
}

export interface ListResultsProps<Row> {
  /** One page of the list, and how many rows there are in all. */
  readonly results: Fetched<{ readonly items: readonly Row[]; readonly total: number }>;
  readonly at: PageOfList;
  /** What a row is called, and what several are. */
  readonly nouns: readonly [one: string, several: string];
  /** Beyond so many rows, `total` is one more; by default all are counted. */
  readonly mostCounted?: number | undefined;
  /** What is said when it fails, as a sentence. */
  readonly errorTitle: string;
  /** Blocks of the skeleton, and how high each is in pixels. */
  readonly skeleton: { readonly rows: number; readonly rowHeight?: number };
  /** In place of the rows where there is none. */
  readonly empty: ReactNode;
  /** The whole result as a file. */
  readonly csv?: CsvFile | undefined;
  /** Once the last page is asked for in place of one that is not there. */
  readonly onReturn?: () => void;
  readonly children: (items: readonly Row[]) => ReactNode;
}

/** One page of a list with the number of rows and the way to other pages; or why there is none. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { results, at, nouns, mostCounted, errorTitle, skeleton, empty, csv, onReturn, children } = props;
  const isDense = useIsDense();
  return (
    <Loaded query={results} errorTitle={errorTitle} {...skeleton}>
      {({ items, total }) =>
        total === 0 ? (
          empty
        ) : (
          <div>
            {!isDense && (
              <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                {countOf(total, nouns, mostCounted)}
              </Typography>
            )}
            {items.length === 0 ? (
              <BeyondLastPage page={at.page} last={Math.ceil(total / at.page_size)} onReturn={onReturn} />
            ) : (
              <>
                {children(items)}
                {isDense ? (
                  <DenseFooter
                    total={total}
                    at={at}
                    shown={items.length}
                    count={countOf(total, nouns, mostCounted)}
                    csv={csv}
                  />
                ) : (
                  <PageNumbers total={total} pageSize={at.page_size} page={at.page} />
                )}
              </>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

interface DenseFooterProps {
  readonly total: number;
  readonly at: PageOfList;
  /** Rows of this page. */
  readonly shown: number;
  /** How many there are in all, in words. */
  readonly count: string;
  readonly csv: CsvFile | undefined;
}

/** Which of the rows are on this page, and the way to the others. */
function DenseFooter({ total, at, shown, count, csv }: DenseFooterProps) {
  const first = (at.page - 1) * at.page_size + 1;
  const isAll = shown === total;
  return (
    <Box sx={footerStyle}>
      <Typography role="status" variant="body2" color="textSecondary">
        {isAll ? count : `${first}–${first + shown - 1} of ${count}`}
      </Typography>
      <PageNumbers total={total} pageSize={at.page_size} page={at.page} isDense />
      {csv && <CsvButton {...csv} />}
    </Box>
  );
}

const footerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
} as const;

interface BeyondLastPageProps {
  /** The one that the address names. */
  readonly page: number;
  readonly last: number;
  readonly onReturn: (() => void) | undefined;
}

/** In place of a list that goes on, but not as far as the page that the address names. */
function BeyondLastPage({ page, last, onReturn }: BeyondLastPageProps) {
  const [search, setSearch] = useSearchParams();
  const goBack = () => {
    setSearch(turnTo(search, last));
    onReturn?.();
  };
  const back = (
    <Button variant="outlined" size="large" onClick={goBack}>
      Go to page {last}
    </Button>
  );
  return (
    <EmptyState title={`There is no page ${page}`} action={back}>
      The last page is page {last}.
    </EmptyState>
  );
}
