import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useSearchParams } from 'react-router-dom';
import { TOUCH_TARGET } from '../../theme/touch-target.ts';
import { RouteLink } from '../route-link.tsx';
import { turnTo } from './list-address.ts';

interface PageNumbersProps {
  /** For screen readers. */
  readonly label?: string;
  /** Of all rows. */
  readonly total: number;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  readonly isDense?: boolean;
}

/** The pages of a list, each with an address of its own; nothing where one holds them all. */
export function PageNumbers({ label = 'Pages', total, pageSize, page, isDense }: PageNumbersProps) {
  const [search] = useSearchParams();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', justifyContent: 'center', mt: isDense ? 0 : 3 }}
    >
      <Pagination
        count={pages}
        page={page}
        renderItem={(item) => (
          <PaginationItem {...item} component={RouteLink} to={`?${turnTo(search, item.page ?? 1)}`} />
        )}
        size={isDense ? 'small' : 'medium'}
        sx={{ '& .MuiPaginationItem-root': isDense ? denseTarget : calmTarget }}
      />
    </Box>
  );
}

const calmTarget = { minWidth: TOUCH_TARGET, height: TOUCH_TARGET, mx: 0 } as const;

const denseTarget = {
  minWidth: { xs: TOUCH_TARGET, md: 28 },
  height: { xs: TOUCH_TARGET, md: 28 },
  mx: 0,
} as const;
