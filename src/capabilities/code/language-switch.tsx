import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import { languageNames } from './cases/run-words.ts';

interface LanguageSwitchProps {
  readonly languages: CodeTask['languages'];
  readonly value: CodeLanguage;
  readonly readOnly: boolean;
  readonly onChange: (language: CodeLanguage) => void;
}

/** The language of the answer; what was written in the other one stays. */
export function LanguageSwitch({ languages, value, readOnly, onChange }: LanguageSwitchProps) {
  return (
    <FormControl>
      <FormLabel sx={{ fontWeight: 600, color: 'text.primary' }} id="code-language">
        Language
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby="code-language"
        value={value}
        onChange={(_event, chosen) => !readOnly && onChange(chosen as CodeLanguage)}
        sx={{ columnGap: 1.5 }}
      >
        {languages.map(({ language }) => (
          <FormControlLabel
            key={language}
            value={language}
            control={<Radio />}
            label={languageNames[language]}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
