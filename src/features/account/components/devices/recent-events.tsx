import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { AccountEvent, AccountEventList } from '../../../../../openapi/gen/types.gen.ts';
import { listAccountEventsOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { readPage } from '../../../../components/list-page/list-address.ts';
import { PageNumbers } from '../../../../components/list-page/page-numbers.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { describeBrowser } from '../../../../lib/describe-browser.ts';
import { ItemList, ItemRow } from '../item-list.tsx';
import { eventWords } from './words.ts';

const pageSize = 10;

/** What happened to the account, newest first; the page is in the address. */
export function RecentEvents() {
  const [search] = useSearchParams();
  const page = readPage(search);
  const events = useQuery({
    ...listAccountEventsOptions({ query: { page, page_size: pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={events} rows={4} errorTitle="Recent activity could not be loaded">
      {(list) => <EventPage list={list} page={page} />}
    </Loaded>
  );
}

function EventPage({ list, page }: { readonly list: AccountEventList; readonly page: number }) {
  return (
    <>
      {list.items.length === 0 ? (
        <Typography color="textSecondary">
          {list.total === 0 ? 'No activity yet.' : 'Nothing on this page.'}
        </Typography>
      ) : (
        <ItemList label="Events">
          {list.items.map((event) => (
            <EventRow key={event._id} event={event} />
          ))}
        </ItemList>
      )}
      <PageNumbers label="Pages of events" total={list.total} pageSize={pageSize} page={page} />
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
