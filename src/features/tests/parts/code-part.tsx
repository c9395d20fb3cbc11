import Box from '@mui/material/Box';
import { useState } from 'react';
import type { TestCode } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { codeOf } from '../items.ts';
import { CaseGrid } from './case-grid.tsx';
import type { ItemPartProps } from './item-part.ts';
import { PartProblem } from './part-problem.tsx';
import { Reference } from './reference.tsx';

/** A function in JavaScript: its signature, its cases and a solution that passes them. */
export function CodePart({ item, onChange, problemOf, isReadOnly }: ItemPartProps) {
  const code = codeOf(item);
  const change = (next: Partial<TestCode>) => onChange({ code: { ...code, ...next } });
  return (
    <>
      <Box sx={signatureStyle}>
        <TextFormField
          label="Function"
          value={code.function_name}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          error={problemOf('code.function_name') ?? undefined}
          onChange={({ target }) => change({ function_name: target.value.trim() })}
        />
        <Parameters
          parameters={code.parameters}
          error={problemOf('code.parameters')}
          onChange={(parameters) => change({ parameters })}
        />
      </Box>
      <PartProblem>{problemOf('code.cases')}</PartProblem>
      <CaseGrid
        cases={code.cases}
        problemOf={(field) => problemOf(`code.cases.${field}`)}
        onChange={(cases) => change({ cases })}
      />
      <Reference code={code} isReadOnly={isReadOnly} onChange={(reference) => change({ reference })} />
      <PartProblem>{problemOf('code.reference')}</PartProblem>
    </>
  );
}

interface ParametersProps {
  readonly parameters: readonly string[];
  readonly error: string | null;
  readonly onChange: (parameters: string[]) => void;
}

/** As they are typed, with commas between. */
function Parameters({ parameters, error, onChange }: ParametersProps) {
  const [text, setText] = useState(parameters.join(', '));
  const read = (typed: string) => {
    setText(typed);
    const names = typed.split(',').map((name) => name.trim().slice(0, 40));
    onChange(names.filter(Boolean).slice(0, 6));
  };
  return (
    <TextFormField
      label="Parameters"
      value={text}
      autoComplete="off"
      spellCheck={false}
      placeholder="numbers, limit"
      error={error ?? undefined}
      onChange={({ target }) => read(target.value)}
    />
  );
}

const signatureStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
