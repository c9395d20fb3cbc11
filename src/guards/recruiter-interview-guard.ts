import { ALLOW, forbidden, type Guard } from './guard.ts';
import { roleGuard } from './role-guard.ts';

const participants = roleGuard('candidate', 'recruiter');

/** Lets in the two people of one live interview, in its time window, as the server says (D21). */
export const recruiterInterviewGuard: Guard = (context) => {
  const result = participants(context);
  if (result.kind !== 'allow') return result;
  switch (context.liveInterview) {
    case 'admitted':
      return ALLOW;
    case 'outside-window':
      return forbidden('This interview is not open now.');
    default:
      return forbidden();
  }
};
