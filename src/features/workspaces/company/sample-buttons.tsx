import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCompanyMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { loadSample, removeSample } from '../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';

/** Fills a company without workspaces with the sample; owners alone have the button. */
export function SeeSample() {
  const isOwner = useIsOwner();
  const { mutate, isPending } = useSampleChange(loadSample);
  if (!isOwner) return null;
  return (
    <WaitingButton variant="outlined" busy={isPending} onClick={() => mutate()}>
      See the sample
    </WaitingButton>
  );
}

/** Takes the sample out of the company, after a question; owners alone have the button. */
export function RemoveSample() {
  const { confirm } = useStores();
  const isOwner = useIsOwner();
  const { mutate, isPending } = useSampleChange(removeSample);
  if (!isOwner) return null;
  const ask = async () => {
    const question = {
      title: 'Remove the sample?',
      message: 'All sample workspaces, candidates and reports go, with what you did in them.',
      confirmLabel: 'Remove sample',
      cancelLabel: 'Cancel',
      variant: 'error' as const,
    };
    if (await confirm.ask(question)) mutate();
  };
  return (
    <WaitingButton variant="outlined" busy={isPending} onClick={() => void ask()}>
      Remove sample
    </WaitingButton>
  );
}

const useIsOwner = () => useQuery(listCompanyMembersOptions()).data?.my_role === 'owner';

/** Candidates, reports and work to do change along. */
function useSampleChange(change: typeof loadSample | typeof removeSample) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => change({ throwOnError: true }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
