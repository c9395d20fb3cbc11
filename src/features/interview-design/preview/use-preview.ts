import { useState } from 'react';
import type { HiringInterviewRequest, InterviewPreview } from '../../../../openapi/gen/types.gen.ts';
import { previewHiringInterview } from '../../../api/gen/sdk.gen.ts';
import { canBeTold, type FormFailureCause } from '../../../components/form/use-form.ts';

/** An interview that is previewed: as it was designed, and what is asked first. */
export interface BegunPreview {
  readonly design: HiringInterviewRequest;
  readonly first: InterviewPreview;
}

/** Asks the first question as a candidate gets it; a design that is not whole is told as when it is frozen. */
export function usePreview(workspaceId: string, bodyOf: () => HiringInterviewRequest) {
  const [begun, setBegun] = useState<BegunPreview | null>(null);
  const [failure, setFailure] = useState<FormFailureCause | null>(null);
  const begin = async () => {
    const design = bodyOf();
    setFailure(null);
    try {
      const path = { workspace_id: workspaceId };
      const body = { design, answers: [] };
      const { data: first } = await previewHiringInterview({ path, body, throwOnError: true });
      setBegun({ design, first });
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setFailure(error);
    }
  };
  return { begin, begun, end: () => setBegun(null), failure };
}
