import { useQuery } from '@tanstack/react-query';
import type { Session, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { agreedText } from '../../../capabilities/consent/consent-digest.ts';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { speechQuery } from '../../../capabilities/speech/speech-queries.ts';

interface WhatIsStoredProps {
  readonly session: Session;
  readonly interview: SessionInterview;
}

/** What is kept of a session for hiring and who sees it, before its clock runs. */
export function WhatIsStored({ session, interview }: WhatIsStoredProps) {
  return (
    <>
      Your answers, their times and the report. You see them, and so do those who hire for {interview.company}
      . A person decides. <WhatIsNoted interviewId={interview._id} />
      <KeptOfSpeaking session={session} /> While you answer, a draft lives in this browser and on the server
      until you hand the answer in.
    </>
  );
}

/** What the candidate agreed to in the invitation. */
function WhatIsNoted({ interviewId }: { readonly interviewId: string }) {
  const { data: interview } = useQuery(interviewQuery(interviewId));
  return interview && `${agreedText(interview.consents)} `;
}

/** That recordings are kept, where answers can be spoken. */
function KeptOfSpeaking({ session: { _id } }: { readonly session: Session }) {
  const { data: options } = useQuery(speechQuery(_id));
  const state = options?.recording.state;
  if (!state || state === 'not_configured' || state === 'text_only') return null;
  const kept =
    'Of an answer that you choose to speak, the recording and what was understood of it are kept with it.';
  return state === 'ask_consent' ? `${kept} You are asked before the first recording.` : kept;
}
