import { useEffect, useState } from 'react';
import type { InvitationOffer, JoinOffer } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getInvitationOffer, getJoinOffer } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { invitationLink, joinLink, nameInvited } from '../../../stores/kept-link.ts';

/** What the link of an invitation leads to. */
export type Offered<Offer> =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'over'; readonly text: string }
  | { readonly state: 'offered'; readonly token: string; readonly offer: Offer };

interface Offering<Offer> {
  readonly link: typeof joinLink;
  readonly ask: (call: Call) => Promise<{ readonly data: Offer }>;
}

type Call = Parameters<typeof getJoinOffer<true>>[0];

const toCompany: Offering<JoinOffer> = { link: joinLink, ask: getJoinOffer };
const toInterview: Offering<InvitationOffer> = {
  link: invitationLink,
  ask: async (call) => {
    const answer = await getInvitationOffer(call);
    nameInvited(answer.data.interview_id);
    return answer;
  },
};

/** Looks up whose company this tab was invited to join; `decline` goes on without it. */
export const useJoinOffer = () => useOffer(toCompany);

/** Looks up the interview that this tab was invited to; likewise. */
export const useInvitationOffer = () => useOffer(toInterview);

const isOver = (error: unknown) => error instanceof ApiError && error.status === 410;

function useOffer<Offer>(offering: Offering<Offer>) {
  const [offered, setOffered] = useState<Offered<Offer>>({ state: 'none' });
  useEffect(() => {
    offering.link.takeFrom(window.location);
    const token = offering.link.kept();
    if (!token) return undefined;
    const leaving = new AbortController();
    setOffered({ state: 'loading' });
    lookUp(offering, token, leaving.signal).then(
      (found) => !leaving.signal.aborted && setOffered(found),
      // What failed was told; without it the page is as ever, and a reload asks again.
      () => !leaving.signal.aborted && setOffered({ state: 'none' }),
    );
    return () => leaving.abort();
  }, [offering]);
  const decline = () => {
    offering.link.drop();
    setOffered({ state: 'none' });
  };
  return { offered, decline };
}

async function lookUp<Offer>(
  { link, ask }: Offering<Offer>,
  token: string,
  signal: AbortSignal,
): Promise<Offered<Offer>> {
  try {
    const { data } = await ask({ ...taking(isOver), body: { token }, signal, throwOnError: true });
    return { state: 'offered', token, offer: data };
  } catch (error) {
    if (!(error instanceof ApiError) || !isOver(error)) throw error;
    link.drop();
    return { state: 'over', text: error.text };
  }
}
