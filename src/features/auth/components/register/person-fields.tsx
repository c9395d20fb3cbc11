import type { FieldOf } from '../../../../components/form/fields/field-of.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import type { PersonForm } from '../../registration/registration.ts';

interface PersonFieldsProps {
  values: Pick<PersonForm, 'full_name' | 'email'>;
  field: FieldOf<'full_name' | 'email'>;
}

/** Who asks for the account. */
export function PersonFields({ values, field }: PersonFieldsProps) {
  return (
    <>
      <TextFormField
        {...field('full_name')}
        value={values.full_name}
        label="Full name"
        autoComplete="name"
        required
      />
      <TextFormField
        {...field('email')}
        value={values.email}
        label="Email"
        type="email"
        autoComplete="email"
        helperText="We send a code to this address."
        required
      />
    </>
  );
}
