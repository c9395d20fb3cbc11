import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/link-button.tsx';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { InvitationChoice } from '../components/register/invitation-choice.tsx';
import { JoinChoice } from '../components/register/join-choice.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { useInvitationOffer, useJoinOffer } from '../registration/use-offer.ts';
import { useReturnPath } from '../sign-in/use-return-path.ts';

const kinds = [
  {
    title: 'As a candidate',
    text: 'Take practice interviews with real questions and read what your answers show.',
    action: 'Create candidate account',
    pathOf: paths.auth.candidateRegister,
  },
  {
    title: 'As a recruiter',
    text: 'Set up the account of your company, to interview and hire with evidence.',
    action: 'Create recruiter account',
    pathOf: paths.auth.recruiterRegister,
  },
];

/** /auth/register: choose the kind of account, join a company, or go to an interview. */
export function RegisterPage() {
  const { offered: join, decline } = useJoinOffer();
  const { offered: invitation, decline: goWithout } = useInvitationOffer();
  if (join.state === 'offered') return <JoinChoice offer={join.offer} onDecline={decline} />;
  if (invitation.state === 'offered')
    return <InvitationChoice offer={invitation.offer} onDecline={goWithout} />;
  if ([join.state, invitation.state].includes('loading'))
    return (
      <LoadingSkeleton>
        <Skeleton variant="rounded" height={240} />
      </LoadingSkeleton>
    );
  return (
    <Stack spacing={4}>
      {join.state === 'over' && <Notice tone="warning">{join.text}</Notice>}
      {invitation.state === 'over' && <Notice tone="warning">{invitation.text}</Notice>}
      <KindsOfAccount />
      <SignInFooter />
    </Stack>
  );
}

function KindsOfAccount() {
  const next = useReturnPath();
  return (
    <>
      {kinds.map(({ title, text, action, pathOf }) => (
        <div key={action}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text}
          </Typography>
          <LinkButton to={pathOf({ next })} variant="contained" size="large" fullWidth>
            {action}
          </LinkButton>
        </div>
      ))}
    </>
  );
}
