import type { CompanyForm } from '../../../lib/fields/company-form.ts';
import { CompanySizeField } from './company-size-field.tsx';
import type { FieldOf } from './field-of.ts';
import { TextFormField } from './form-field.tsx';

interface CompanyFieldsProps {
  readonly values: CompanyForm;
  readonly field: FieldOf<keyof CompanyForm>;
}

/** Whom a recruiter hires for, and as what. */
export function CompanyFields({ values, field }: CompanyFieldsProps) {
  return (
    <>
      <TextFormField
        {...field('company')}
        value={values.company}
        label="Company"
        autoComplete="organization"
        required
      />
      <CompanySizeField {...field('company_size')} value={values.company_size} />
      <TextFormField
        {...field('job_title')}
        value={values.job_title}
        label="Job title"
        autoComplete="organization-title"
        required
      />
    </>
  );
}
