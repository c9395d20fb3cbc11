import { askIfCommon } from '../../../../api/ask-if-common.ts';
import type { FieldOf } from '../../../../components/form/fields/field-of.ts';
import { NewPasswordField } from '../../../../components/form/fields/new-password-field.tsx';
import type { PersonForm } from '../../registration/registration.ts';
import { TermsField } from './terms-field.tsx';

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
