import type { ComponentProps } from 'react';
import { askIfCommon } from '../../../../api/ask-if-common.ts';
import { CheckField } from '../../../../components/form/fields/check-field.tsx';
import type { FieldOf } from '../../../../components/form/fields/field-of.ts';
import { NewPasswordField } from '../../../../components/form/fields/new-password-field.tsx';
import { paths } from '../../../../lib/paths.ts';
import type { PersonForm } from '../../registration/registration.ts';
import { LegalLink } from '../legal-link.tsx';

interface SecretAndTermsFieldsProps {
  values: PersonForm;
  field: FieldOf<'password' | 'accept_terms'>;
}

/** The password and the terms, with which every registration ends. */
export function SecretAndTermsFields({ values, field }: SecretAndTermsFieldsProps) {
  return (
    <>
      <NewPasswordField
        {...field('password')}
        value={values.password}
        personal={{ fullName: values.full_name, email: values.email }}
        askIfCommon={askIfCommon}
      />
      <TermsField {...field('accept_terms')} checked={values.accept_terms} />
    </>
  );
}

/** Accepts the terms. */
function TermsField(props: Omit<ComponentProps<typeof CheckField>, 'label'>) {
  return (
    <CheckField
      {...props}
      label={
        <>
          I accept the <LegalLink to={paths.legal.terms}>terms</LegalLink> and have read the{' '}
          <LegalLink to={paths.legal.privacy}>privacy page</LegalLink>
        </>
      }
    />
  );
}
