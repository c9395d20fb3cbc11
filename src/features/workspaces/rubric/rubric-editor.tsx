import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { blankCompetency, MOST_COMPETENCIES } from './competencies.ts';
import { CompetencyRow } from './competency-row.tsx';
import { evenOut, keepingEven, sumOf } from './weights.ts';

interface RubricEditorProps {
  readonly competencies: readonly RubricCompetency[];
  readonly onChange: (competencies: RubricCompetency[]) => void;
  /** The fields with which something is wrong. */
  readonly wrong: ReadonlySet<string>;
}

/** The competencies that answers are rated by, with their weights, anchors and sum. */
export function RubricEditor({ competencies, onChange, wrong }: RubricEditorProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => setOpen(new Set(open.has(id) ? without(open, id) : [...open, id]));
  const add = () => {
    const added = blankCompetency();
    onChange(keepingEven(competencies, [...competencies, added]));
    setOpen(new Set([...open, added._id]));
  };
  const isWrongWithin = (at: number) => [...wrong].some((id) => id.startsWith(`competencies.${at}.anchors`));
  const sum = sumOf(competencies);
  return (
    <section aria-label="Competencies">
      <Box sx={headStyle}>
        <Typography component="h2" variant="h4">
          Competencies
        </Typography>
        <Typography
          role="status"
          variant="body2"
          sx={{ ml: 'auto', fontWeight: 650, color: sum === 100 ? 'text.secondary' : 'error.main' }}
        >
          {competencies.length > 0 && `${sum} of 100 %`}
        </Typography>
        {competencies.length > 1 && (
          <Button variant="text" onClick={() => onChange(evenOut(competencies))}>
            Even out
          </Button>
        )}
      </Box>
      {competencies.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Suggest them from the job description, or add your own.
        </Typography>
      )}
      <Box component="ul" sx={plainList}>
        {competencies.map((competency, at) => (
          <CompetencyRow
            key={competency._id}
            at={at}
            competency={competency}
            isOpen={open.has(competency._id) || isWrongWithin(at)}
            onToggle={() => toggle(competency._id)}
            onChange={(change) => onChange(competencies.with(at, { ...competency, ...change }))}
            onRemove={() => onChange(keepingEven(competencies, competencies.toSpliced(at, 1)))}
            isWrong={(id) => wrong.has(id)}
          />
        ))}
      </Box>
      {competencies.length < MOST_COMPETENCIES && (
        <Button id="add-competency" variant="outlined" onClick={add} sx={{ mt: 1 }}>
          Add competency
        </Button>
      )}
    </section>
  );
}

const without = (ids: ReadonlySet<string>, id: string) => [...ids].filter((one) => one !== id);

const headStyle = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 } as const;
