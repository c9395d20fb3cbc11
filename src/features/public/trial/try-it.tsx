import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { keptTrial } from '../../../stores/kept-trial.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { trialRoles } from './trial-roles.ts';

/** Downloaded once somebody tries. */
const TrialQuestion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trial" */ './trial-question.tsx')).TrialQuestion,
}));

/** One real question of a chosen role, answered without an account. */
export function TryIt() {
  const [role, setRole] = useState<string | null>(() => keptTrial()?.roleFamily ?? null);
  const roles = useRef<HTMLDivElement>(null);

  const back = () => {
    setRole(null);
    requestAnimationFrame(() => roles.current?.querySelector('button')?.focus());
  };

  return (
    <Paper component="section" variant="outlined" aria-labelledby="try" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="try" component="h2" variant="h3">
        Try a real question
      </Typography>
      {role === null ? (
        <RoleChoice rolesRef={roles} onChoose={setRole} />
      ) : (
        <LoadBoundary fallback={<Notice tone="error">This part didn’t load. Reload the page.</Notice>}>
          <Suspense fallback={<Typography sx={{ mt: 1.5, minHeight: 280 }}>Loading</Typography>}>
            <TrialQuestion key={role} roleFamily={role} onOtherRole={back} />
          </Suspense>
        </LoadBoundary>
      )}
    </Paper>
  );
}

interface RoleChoiceProps {
  readonly rolesRef: React.Ref<HTMLDivElement>;
  readonly onChoose: (role: string) => void;
}

function RoleChoice({ rolesRef, onChoose }: RoleChoiceProps) {
  return (
    <>
      <Typography id="try-role" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        No account needed. Choose your role.
      </Typography>
      <Stack
        ref={rolesRef}
        role="group"
        aria-labelledby="try-role"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {trialRoles.map(({ id, name }) => (
          <Button key={id} variant="outlined" sx={{ minHeight: TOUCH_TARGET }} onClick={() => onChoose(id)}>
            {name}
          </Button>
        ))}
      </Stack>
    </>
  );
}
