import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useSearchParams } from 'react-router-dom';
import { RouteLink } from '../route-link.tsx';
import { turnTo } from './list-address.ts';

interface PageLinksProps {
  readonly pages: number;
  /** From 1. */
  readonly page: number;
  readonly isDense: boolean | undefined;
  /** Of each link. */
  readonly target: object;
}

/** A link to each page of a list. */
export function PageLinks({ pages, page, isDense, target }: PageLinksProps) {
  const [search] = useSearchParams();
  return (
    <Pagination
      count={pages}
      page={page}
      renderItem={(item) => (
        <PaginationItem {...item} component={RouteLink} to={`?${turnTo(search, item.page ?? 1)}`} />
      )}
      size={isDense ? 'small' : 'medium'}
      sx={{ '& .MuiPaginationItem-root': target }}
    />
  );
}
