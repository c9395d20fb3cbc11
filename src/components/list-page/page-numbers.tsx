import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

interface PageNumbersProps {
  /** Of all rows. */
  readonly total: number;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a list; nothing where one holds them all. */
export function PageNumbers({ total, pageSize, page, onChange }: PageNumbersProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', justifyContent: 'center', mt: 3 }}>
      <Pagination
        count={pages}
        page={page}
        onChange={(_event, next) => onChange(next)}
        sx={{ '& .MuiPaginationItem-root': { minWidth: 44, height: 44, mx: 0 } }}
      />
    </Box>
  );
}
