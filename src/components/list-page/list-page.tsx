import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsDense } from '../page/density.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { totalWords } from './total-words.ts';

interface ListPageProps<Row> extends Omit<ListBodyProps<Row>, 'label'> {
  readonly title: string;
  /** What can be done on the page, first of all to make a row. */
  readonly actions?: ReactNode;
}

/** A page that is a list: title and actions, search and filters, rows and the way to other pages. */
export function ListPage<Row>({ title, actions, ...body }: ListPageProps<Row>) {
  const isDense = useIsDense();
  const total = body.results.data?.total;
  const count = isDense && total !== undefined && (
    <Typography component="span" color="textSecondary" aria-hidden>
      {totalWords(total, body.mostCounted)}
    </Typography>
  );
  return (
    <>
      <PageHeader title={title} aside={count} actions={actions} />
      <ListBody {...body} label={title} />
    </>
  );
}
