import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RouteLink } from '../route-link.tsx';

/** The product's name with its mark: an answer with one line underlined as evidence. */
export function Wordmark() {
  return (
    <Link
      component={RouteLink}
      to="/"
      underline="none"
      color="text.primary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        typography: 'h2',
        fontSize: '1.375rem',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 30, height: 30, color: 'primary.main' }}
      >
        <path
          fill="currentColor"
          d="M7 3h18a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5h-8.5L9 30v-6H7a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
        />
        <path
          stroke="var(--mui-palette-background-default)"
          strokeWidth="2.6"
          strokeLinecap="round"
          d="M8.5 10h15M8.5 16.5h8"
        />
      </Box>
      Candor
    </Link>
  );
}
