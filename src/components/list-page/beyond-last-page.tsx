import Button from '@mui/material/Button';
import { EmptyState } from '../empty-state.tsx';

interface BeyondLastPageProps {
  /** Of all rows. */
  readonly total: number;
  readonly pageSize: number;
  /** The one that the address names. */
  readonly page: number;
  readonly onChange: (page: number) => void;
}

/** In place of a list that goes on, but not as far as the page that the address names. */
export function BeyondLastPage({ total, pageSize, page, onChange }: BeyondLastPageProps) {
  const last = Math.ceil(total / pageSize);
  const back = (
    <Button variant="outlined" size="large" onClick={() => onChange(last)}>
      Go to page {last}
    </Button>
  );
  return (
    <EmptyState title={`There is no page ${page}`} action={back}>
      The last page is page {last}.
    </EmptyState>
  );
}
