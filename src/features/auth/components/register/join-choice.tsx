import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { JoinOffer } from '../../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useStores } from '../../../../stores/context.tsx';

interface JoinChoiceProps {
  readonly offer: JoinOffer;
  readonly onDecline: () => void;
}

/** How somebody who was invited gets into the company, by what they have already. */
export const JoinChoice = observer(function JoinChoice({ offer, onDecline }: JoinChoiceProps) {
  const { company, invited_by: invitedBy } = offer;
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="h2">
        Join {company}
      </Typography>
      <Typography color="textSecondary">
        {invitedBy || 'A colleague'} invited you to the hiring team.
      </Typography>
      <NextStep />
      <Button variant="text" onClick={onDecline}>
        Continue without the invitation
      </Button>
    </Stack>
  );
});

const NextStep = observer(function NextStep() {
  const { auth } = useStores();
  if (auth.user?.role === 'recruiter')
    return (
      <LinkButton to={paths.recruiter.profile} variant="contained" size="large" fullWidth>
        Join with this account
      </LinkButton>
    );
  if (auth.user)
    return (
      <>
        <Typography>You’re signed in as {auth.user.email}, which isn’t a recruiter’s account.</Typography>
        <Button variant="contained" size="large" fullWidth onClick={() => auth.logout()}>
          Log out to join
        </Button>
      </>
    );
  return (
    <>
      <LinkButton to={paths.auth.recruiterRegister()} variant="contained" size="large" fullWidth>
        Create recruiter account
      </LinkButton>
      <LinkButton
        to={paths.auth.login({ next: paths.recruiter.profile })}
        variant="outlined"
        size="large"
        fullWidth
      >
        Sign in and join
      </LinkButton>
    </>
  );
});
