import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '../components/link-button.tsx';
import { PageFooter } from '../components/page/page-footer.tsx';
import { MAIN_ID, SkipLink } from '../components/page/skip-link.tsx';
import { ThemeSwitch } from '../components/page/theme-switch.tsx';
import { Wordmark } from '../components/page/wordmark.tsx';
import { paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';
import type { LayoutProps } from './layout-props.ts';

const Ways = observer(function Ways() {
  const { auth } = useStores();
  if (auth.user) return <LinkButton to={paths.homeOf(auth.user.role)}>Dashboard</LinkButton>;
  return (
    <>
      <LinkButton to={paths.auth.login()}>Sign in</LinkButton>
      <LinkButton
        to={paths.auth.register()}
        variant="outlined"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Create account
      </LinkButton>
    </>
  );
});

/** The public pages: name and ways in above, legal links below. */
export function DefaultLayout({ children }: LayoutProps) {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Container component="header" sx={{ display: 'flex', alignItems: 'center', minHeight: 72 }}>
        <Wordmark />
        <Box component="nav" aria-label="Main" sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          <Ways />
        </Box>
        <ThemeSwitch />
      </Container>
      <Container
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, py: { xs: 3, md: 6 }, outline: 'none' }}
      >
        {children}
      </Container>
      <PageFooter />
    </Box>
  );
}
