import { queryOptions } from '@tanstack/react-query';
import { followInvitation, getInterview } from '../../api/gen/sdk.gen.ts';
import { interviewQuery } from '../../capabilities/interview/queries.ts';
import { invitationLink, linkTo } from '../../stores/kept-link.ts';

/** One interview; of a tab that was opened with its link, which is followed first. */
export function invitationQuery(interviewId: string) {
  return queryOptions({
    ...interviewQuery(interviewId),
    queryFn: async ({ signal }) => {
      const token = linkTo(interviewId);
      if (!token)
        return (await getInterview({ path: { interview_id: interviewId }, signal, throwOnError: true })).data;
      const { data } = await followInvitation({ body: { token }, signal, throwOnError: true });
      invitationLink.drop();
      return data;
    },
  });
}
