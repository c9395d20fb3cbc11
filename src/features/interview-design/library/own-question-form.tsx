import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { OwnQuestion } from '../../../../openapi/gen/types.gen.ts';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { type Chosen, fromOwn } from '../design.ts';
import { typeWords } from '../words.ts';

const MOST = 600;

const texts = [
  ['prompt', 'Question'],
  ['1', 'A weak answer (1)'],
  ['3', 'A fair answer (3)'],
  ['5', 'A strong answer (5)'],
] as const;

type Name = (typeof texts)[number][0];

const none: Record<Name, string> = { prompt: '', '1': '', '3': '', '5': '' };

interface OwnQuestionFormProps {
  readonly competencyId: string;
  readonly onAdd: (question: Chosen) => void;
}

/** Writes a question with the anchors that its answers are held against. */
export function OwnQuestionForm({ competencyId, onAdd }: OwnQuestionFormProps) {
  const [values, setValues] = useState(none);
  const [type, setType] = useState<OwnQuestion['type']>('behavioural');
  const [minutes, setMinutes] = useState(3);
  const [isTried, setTried] = useState(false);
  const problemOf = (name: Name) =>
    lengthProblem(values[name], MOST) ?? (isTried && values[name].trim() === '' ? 'This is required.' : null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (texts.some(([name]) => values[name].trim() === '' || lengthProblem(values[name], MOST))) return;
    const { prompt, ...anchors } = values;
    onAdd(fromOwn({ prompt: prompt.trim(), type, anchors, suggested_minutes: minutes }, competencyId));
    setValues(none);
    setTried(false);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Own question"
      onSubmit={add}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mt: 1 }}
    >
      {texts.map(([name, label]) => (
        <LongTextField
          key={name}
          label={label}
          value={values[name]}
          maxLength={MOST}
          minRows={2}
          error={problemOf(name)}
          onChange={(text) => setValues({ ...values, [name]: text })}
        />
      ))}
      <FilterChoice label="Type" value={type} onChange={(value) => setType(value as OwnQuestion['type'])}>
        {(['behavioural', 'situational', 'technical'] as const).map((value) => (
          <option key={value} value={value}>
            {typeWords[value]}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label="Minutes" value={String(minutes)} onChange={(value) => setMinutes(Number(value))}>
        {[1, 2, 3, 5, 8, 10].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </FilterChoice>
      <Button type="submit" variant="outlined">
        Add question
      </Button>
    </Box>
  );
}
