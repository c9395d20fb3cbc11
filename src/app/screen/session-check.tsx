import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { useStores } from '../../stores/context.tsx';
import { BareFrame } from './bare-frame.tsx';

const SLOW_AFTER = 4000;

function Progress() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status">
      <Box
        component="progress"
        aria-label="Loading"
        sx={{ width: '100%', accentColor: 'var(--mui-palette-primary-main)' }}
      />
      {isSlow && <Typography>This is taking longer than usual. You stay signed in.</Typography>}
    </Box>
  );
}

/** Stands in the place of a screen until it is known whose the token is, and where that could not be found out (D2, D5). */
export const SessionCheck = observer(function SessionCheck() {
  const { auth } = useStores();
  return (
    <BareFrame>
      <Box sx={{ maxWidth: 640, mx: 'auto', py: { xs: 4, md: 8 } }}>
        <Typography component="h1" variant="h2" sx={{ mb: 3 }}>
          Checking your sign-in
        </Typography>
        {auth.isHydrated ? (
          <ErrorPanel
            title="Your sign-in could not be checked"
            error={auth.statusFailure}
            onRetry={() => void auth.retryStatus()}
          />
        ) : (
          <Progress />
        )}
      </Box>
    </BareFrame>
  );
});
