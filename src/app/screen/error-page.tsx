import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageHeading } from '../../components/page/use-page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { BareFrame } from './bare-frame.tsx';
import { leaveForPrevious } from './leave-for-previous.ts';

interface ErrorPageProps {
  status?: number;
  title?: string;
  message?: string;
  /** Forgets the error, where it is kept. */
  onClear?: () => void;
}

/** The key that the router gives to the entry a page was loaded with. */
const FIRST_ENTRY = 'default';

/** Whether a page of this site comes before; older browsers know only of what came since the page was loaded. */
const hasOwnPrevious = (key: string) => window.navigation?.canGoBack ?? key !== FIRST_ENTRY;

/** Shown for unknown routes, blocked guards and crashes (§2). */
export function ErrorPage({ status = 404, title = 'Page Not Found', message, onClear }: ErrorPageProps) {
  const heading = usePageHeading(title);
  const navigate = useNavigate();
  const { key } = useLocation();

  const goHome = () => {
    onClear?.();
    navigate(paths.home);
  };
  const goBack = () => {
    if (!hasOwnPrevious(key)) return leaveForPrevious(goHome);
    onClear?.();
    navigate(-1);
  };
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', py: { xs: 4, md: 8 } }}>
      <Typography aria-hidden="true" sx={{ typography: 'overline', fontSize: '1rem', color: 'primary.main' }}>
        {status}
      </Typography>
      <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        <Box component="span" sx={visuallyHidden}>{`Error ${status}: `}</Box>
        {title}
      </Typography>
      {message && <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{message}</Typography>}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        The page does not exist or an error has occurred.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" onClick={goHome}>
          Back to Home
        </Button>
        <Button variant="outlined" onClick={goBack}>
          Previous Page
        </Button>
      </Box>
    </Box>
  );
}

/** The error page where no layout frames it. */
export const ErrorScreen = (props: ErrorPageProps) => (
  <BareFrame>
    <ErrorPage {...props} />
  </BareFrame>
);
