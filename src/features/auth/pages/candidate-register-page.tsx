import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import type { InvitationOffer } from '../../../../openapi/gen/types.gen.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { paths } from '../../../lib/paths.ts';
import { PersonFields } from '../components/register/person-fields.tsx';
import { RegistrationForm } from '../components/register/registration-form.tsx';
import { SecretAndTermsFields } from '../components/register/secret-and-terms-fields.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { candidateOf, checkPerson, noPerson } from '../registration/registration.ts';
import { type Offered, useInvitationOffer } from '../registration/use-offer.ts';
import { useRegister } from '../registration/use-register.ts';

/** /auth/candidate/register: ask for a candidate's account. */
export function CandidateRegisterPage() {
  const { offered } = useInvitationOffer();
  return (
    <Stack spacing={3}>
      <CandidateRegisterForm offered={offered} />
      <SignInFooter />
    </Stack>
  );
}

/** Name, email, password and the terms of a new candidate, who may have been invited. */
function CandidateRegisterForm({ offered }: { readonly offered: Offered<InvitationOffer> }) {
  const register = useRegister();
  const link = offered.state === 'offered' && offered.offer.status === 'open' ? offered : null;
  const { values, field, fill, ...form } = useForm({
    initial: noPerson,
    check: checkPerson,
    // Who came here before the link was read has no way back in the address.
    send: (typed) =>
      register(
        candidateOf(typed, link?.token),
        link ? paths.candidate.interview(link.offer.interview_id) : undefined,
      ),
  });
  const invitedAs = link?.offer.email;
  const isEmailEmpty = values.email === '';
  const isOffered = useRef(false);
  useLayoutEffect(() => {
    if (!invitedAs || isOffered.current) return;
    isOffered.current = true;
    // The link may be read late: what was typed meanwhile stays.
    if (isEmailEmpty) fill('email', invitedAs);
  });
  return (
    <RegistrationForm label="Create candidate account" closedBy={link ? null : 'candidate_sign_up'} {...form}>
      {link && <Typography>Then you go on to your interview: {link.offer.title}.</Typography>}
      <PersonFields values={values} field={field} />
      <SecretAndTermsFields values={values} field={field} />
    </RegistrationForm>
  );
}
