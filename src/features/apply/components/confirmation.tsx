import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { confirmApplication } from '../../../api/gen/sdk.gen.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { confirmationLink } from '../../../stores/kept-link.ts';
import { Narrow } from './narrow.tsx';
import { Receipt } from './receipt.tsx';

/** The mail's link was followed: a press submits, as programs that read mails open links too. */
export function Confirmation({ token }: { readonly token: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => (await confirmApplication({ body: { token }, throwOnError: true })).data,
    onSuccess: () => confirmationLink.drop(),
  });
  if (data) return <Receipt {...data} />;
  return (
    <Narrow>
      <PageHeader title="Confirm your application" />
      <Stack spacing={3}>
        <FormFailure summary={[]} failure={canBeTold(error) ? error : null} />
        <Typography>Your email address is right. Submit your application?</Typography>
        <div>
          <WaitingButton variant="contained" size="large" busy={isPending} onClick={() => mutate()}>
            Submit application
          </WaitingButton>
        </div>
      </Stack>
    </Narrow>
  );
}
