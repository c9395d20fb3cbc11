import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { AccountEvent, AccountEventList } from '../../../../../openapi/gen/types.gen.ts';
import { listAccountEventsOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { describeBrowser } from '../../../../lib/describe-browser.ts';
import { ItemList, ItemRow } from '../item-list.tsx';
import { eventWords } from './words.ts';

const PAGE_SIZE = 10;

function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** What happened to the account, newest first; the page is in the address. */
export function RecentEvents() {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const events = useQuery({
    ...listAccountEventsOptions({ query: { page, page_size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={events} rows={4} errorTitle="The events could not be loaded">
      {(list) => <EventPage list={list} page={page} />}
    </Loaded>
  );
}

function EventPage({ list, page }: { readonly list: AccountEventList; readonly page: number }) {
  const pages = Math.ceil(list.total / PAGE_SIZE);
  return (
    <>
      {list.items.length === 0 ? (
        <Typography color="textSecondary">
          {list.total === 0 ? 'Nothing has happened yet.' : 'This page has no events.'}
        </Typography>
      ) : (
        <ItemList label="Events">
          {list.items.map((event) => (
            <EventRow key={event._id} event={event} />
          ))}
        </ItemList>
      )}
      {pages > 1 && <Pages count={pages} page={page} />}
    </>
  );
}

function EventRow({ event: { type, at, ip, user_agent } }: { readonly event: AccountEvent }) {
  return (
    <ItemRow
      title={eventWords[type]}
      detail={
        <>
          <RelativeTime value={at} />, {describeBrowser(user_agent)}, {ip}
        </>
      }
    />
  );
}

function Pages({ count, page }: { readonly count: number; readonly page: number }) {
  return (
    <Box
      component="nav"
      aria-label="Pages of events"
      sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}
    >
      <Pagination
        count={count}
        page={page}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            component={Link}
            to={`?tab=devices&page=${item.page}`}
            preventScrollReset
          />
        )}
        sx={{ '& .MuiPaginationItem-root': { minWidth: 44, height: 44, mx: 0 } }}
      />
    </Box>
  );
}
