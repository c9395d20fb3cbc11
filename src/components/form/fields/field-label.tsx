import FormLabel, { type FormLabelProps } from '@mui/material/FormLabel';
import type { ElementType } from 'react';

type FieldLabelProps = Omit<FormLabelProps, 'sx'> & { readonly component?: ElementType };

/** Names a field or a group of them, above it. */
export function FieldLabel(props: FieldLabelProps) {
  return <FormLabel {...props} sx={{ mb: 1, fontWeight: 600, color: 'text.primary' }} />;
}
