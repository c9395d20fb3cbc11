import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/form/fields/select-field.tsx';

/** Languages of resumes by their tags, each by its own name. */
const TAGS =
  'en de fr es pt it nl pl cs sv da nb fi ro hu tr el uk ru bg sr ar fa he zh ja ko hi vi id'.split(' ');

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

type LanguageFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

/** In which language a resume is written. */
export const LanguageField = ({ value, ...field }: LanguageFieldProps) => (
  <SelectField label="Language" value={value} {...field}>
    {[...new Set([...TAGS, String(value)])].map((tag) => (
      <option key={tag} value={tag}>
        {nameOf(tag)}
      </option>
    ))}
  </SelectField>
);
