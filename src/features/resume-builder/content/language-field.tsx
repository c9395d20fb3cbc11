import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { RESUME_WORDS } from '../../../lib/resume-words.ts';

/** What a language is called by those who speak it. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

type LanguageFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

/** In which language a resume is written. */
export const LanguageField = ({ value, ...field }: LanguageFieldProps) => (
  <SelectField label="Language" value={value} {...field}>
    {[...new Set([...Object.keys(RESUME_WORDS), String(value)])].map((tag) => (
      <option key={tag} value={tag}>
        {nameOf(tag)}
      </option>
    ))}
  </SelectField>
);
