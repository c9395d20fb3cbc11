import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { SocialProvider } from '../../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../../api/http/api-error.ts';
import { LoadBoundary } from '../../../../components/load-boundary.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useTakingOver } from '../../../../components/use-taking-over.ts';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { providerNames } from '../../../../lib/provider-names.ts';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { useReturnPath } from '../../sign-in/use-return-path.ts';
import { useSignIn } from '../../sign-in/use-sign-in.ts';
import { useAttempt } from '../../use-attempt.ts';
import { LegalLink } from '../legal-link.tsx';

/** Drawn where a provider is configured: who has none downloads none. */
const ProviderLogo = lazy(async () => ({
  default: (await import(/* webpackChunkName: "provider-logo" */ './provider-logo.tsx')).ProviderLogo,
}));

/** Keeps its place. */
const noLogo = <svg width="20" height="20" aria-hidden="true" />;

/** Whatever a browser, an authenticator or a script that did not load says, this is what helps. */
const explain = (error: unknown) =>
  error instanceof ApiError ? error.text : 'That did not work here. Try again, or sign in another way.';

const loadSocialLogin = () =>
  import(/* webpackChunkName: "social-login" */ '../../social/begin-social-login.ts');
const loadPasskey = () => import(/* webpackChunkName: "passkey" */ '../../passkey/passkey-request.ts');

interface OtherWaysProps {
  /** The providers to offer. */
  providers: readonly SocialProvider[];
}

/** Ways to sign in without a password here; what they need is loaded with the click. */
export function OtherWays({ providers }: OtherWaysProps) {
  const signIn = useSignIn();
  const next = useReturnPath();
  const { attempt, isPending, failure } = useAttempt(explain);
  const isTakingOver = useTakingOver();
  // The HTML has a button for them: `shell.css` hides it where the browser cannot.
  const hasPasskeys = isTakingOver || canUsePasskeys();
  const onlyPasskeys = isTakingOver ? 'passkeys' : undefined;
  if (!hasPasskeys && providers.length === 0) return null;

  const goTo = (provider: SocialProvider) =>
    attempt(async () => (await loadSocialLogin()).beginSocialLogin(provider, next ?? null));

  const askForPasskey = () =>
    attempt(async () => {
      const request = await (await loadPasskey()).passkeyRequest();
      if (request) await signIn(request);
    });

  return (
    <Stack
      component="section"
      spacing={1.5}
      useFlexGap
      aria-label="Other ways to sign in"
      data-only={providers.length === 0 ? onlyPasskeys : undefined}
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {hasPasskeys && (
        <WaitingButton
          variant="outlined"
          size="large"
          busy={isPending}
          data-only={onlyPasskeys}
          onClick={() => void askForPasskey()}
        >
          Sign in with a passkey
        </WaitingButton>
      )}
      {providers.map((provider) => (
        <WaitingButton
          key={provider}
          variant="outlined"
          size="large"
          startIcon={
            isTakingOver ? (
              noLogo
            ) : (
              <LoadBoundary fallback={null}>
                <Suspense fallback={noLogo}>
                  <ProviderLogo provider={provider} />
                </Suspense>
              </LoadBoundary>
            )
          }
          busy={isPending}
          onClick={() => void goTo(provider)}
        >
          Continue with {providerNames[provider]}
        </WaitingButton>
      ))}
      {providers.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          By continuing you accept the <LegalLink to={paths.legal.terms}>terms</LegalLink> and the{' '}
          <LegalLink to={paths.legal.privacy}>privacy notice</LegalLink>
        </Typography>
      )}
    </Stack>
  );
}
