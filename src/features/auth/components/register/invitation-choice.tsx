import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import type { InvitationOffer } from '../../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useStores } from '../../../../stores/context.tsx';

interface InvitationChoiceProps {
  readonly offer: InvitationOffer;
  readonly onDecline: () => void;
}

/** How somebody who was invited gets to the interview, by what they have already. */
export const InvitationChoice = observer(function InvitationChoice(props: InvitationChoiceProps) {
  const { auth } = useStores();
  const { status, company, title, email, interview_id: id } = props.offer;
  const isCandidate = auth.user?.role === 'candidate';
  // Nothing is to be chosen by who was invited under this address, or went this way before.
  if (isCandidate && (status === 'used' || email === auth.user?.email))
    return <Navigate to={paths.candidate.interview(id)} replace />;
  const isOver = status === 'expired' || status === 'revoked';
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {isOver ? (
        <Notice tone="warning">{overWords[status](company)}</Notice>
      ) : (
        <>
          <Typography color="textSecondary">
            {status === 'used'
              ? 'This link was used. Sign in with the account you used.'
              : `${company} invites you to an interview.`}
          </Typography>
          <NextStep offer={props.offer} />
        </>
      )}
      <Button variant="text" onClick={props.onDecline}>
        Continue without the invitation
      </Button>
    </Stack>
  );
});

const overWords = {
  expired: () => 'The deadline for starting this interview has passed.',
  revoked: (company: string) => `${company} withdrew this invitation.`,
};

const NextStep = observer(function NextStep({ offer }: Pick<InvitationChoiceProps, 'offer'>) {
  const { auth } = useStores();
  const next = paths.candidate.interview(offer.interview_id);
  const button = { size: 'large', fullWidth: true } as const;
  if (auth.user?.role === 'candidate')
    return (
      <>
        <LinkButton to={next} variant="contained" {...button}>
          Continue as {auth.user.email}
        </LinkButton>
        <Button variant="outlined" {...button} onClick={() => auth.logout()}>
          Use another account
        </Button>
      </>
    );
  if (auth.user)
    return (
      <>
        <Typography>You’re signed in as {auth.user.email}, which isn’t a candidate’s account.</Typography>
        <Button variant="contained" {...button} onClick={() => auth.logout()}>
          Log out to continue
        </Button>
      </>
    );
  return (
    <>
      {offer.status === 'open' && (
        <LinkButton to={paths.auth.candidateRegister({ next })} variant="contained" {...button}>
          Create candidate account
        </LinkButton>
      )}
      <LinkButton
        to={paths.auth.login({ next })}
        variant={offer.status === 'open' ? 'outlined' : 'contained'}
        {...button}
      >
        Sign in
      </LinkButton>
    </>
  );
});
