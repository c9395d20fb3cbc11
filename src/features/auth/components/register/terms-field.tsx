import type { ComponentProps } from 'react';
import { CheckField } from '../../../../components/form/fields/check-field.tsx';
import { paths } from '../../../../lib/paths.ts';
import { LegalLink } from '../legal-link.tsx';

/** Accepts the terms. */
export function TermsField(props: Omit<ComponentProps<typeof CheckField>, 'label'>) {
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
