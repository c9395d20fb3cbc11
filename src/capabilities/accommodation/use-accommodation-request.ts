import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { requestAccommodation } from '../../api/gen/sdk.gen.ts';
import type { Accommodations } from '../../components/form/fields/accommodation-fields.tsx';
import { storeInterview } from '../interview/queries.ts';
import { accommodationProblem } from './accommodation-request.ts';

/** A request for accommodations: what is chosen, what is wrong with it, and sending it. */
export function useAccommodationRequest(
  interviewId: string,
  initial: Accommodations,
  onSent: (stored: InvitedInterview) => void,
) {
  const queries = useQueryClient();
  const [request, setRequest] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (body: Accommodations) => {
      const { data } = await requestAccommodation({ path: { interview_id: interviewId }, body });
      return data;
    },
    onSuccess: (interview) => {
      storeInterview(queries, interview);
      onSent(interview);
    },
  });
  const change = (part: Partial<Accommodations>) => {
    setProblem(null);
    setRequest((earlier) => ({ ...earlier, ...part }));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = accommodationProblem(request);
    setProblem(found);
    if (!found && !sending.isPending) sending.mutate(request);
  };
  return { request, problem, sending, change, submit };
}
