import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ItemFigures, TestItem } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { codeOf } from '../items.ts';
import type { ItemPartProps } from '../parts/item-part.ts';
import { durationWords } from '../words.ts';

interface ItemSettingsProps extends Omit<ItemPartProps, 'isReadOnly'> {
  readonly figures: ItemFigures | undefined;
}

const limits = [500, 1000, 2000, 3000];
const MOST = 1000;

/** What an item counts, how long it may take, and how it did so far. */
export function ItemSettings({ item, onChange, problemOf, figures }: ItemSettingsProps) {
  const code = codeOf(item);
  return (
    <Panel title="Scoring">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <TextFormField
          label="Competency"
          value={item.competency}
          maxLength={120}
          autoComplete="off"
          error={problemOf('competency') ?? undefined}
          onChange={({ target }) => onChange({ competency: target.value })}
        />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <NumberField
            label="Points"
            value={item.points}
            most={100}
            onChange={(points) => onChange({ points })}
          />
          <NumberField
            label="Minutes"
            value={item.minutes}
            most={60}
            onChange={(minutes) => onChange({ minutes })}
          />
        </Box>
        {item.kind === 'code' && (
          <FilterChoice
            label="Limit per case"
            value={String(code.time_limit_ms)}
            onChange={(ms) => onChange({ code: { ...code, time_limit_ms: Number(ms) } })}
          >
            {[...new Set([...limits, code.time_limit_ms])].map((ms) => (
              <option key={ms} value={ms}>
                {ms / 1000} s
              </option>
            ))}
          </FilterChoice>
        )}
        {item.kind !== 'text' && (
          <LongTextField
            label="Explanation (optional)"
            value={item.explanation}
            maxLength={MOST}
            minRows={2}
            error={null}
            onChange={(explanation) => onChange({ explanation: explanation.slice(0, MOST) })}
          />
        )}
        {figures && <Figures item={item} figures={figures} />}
      </Box>
    </Panel>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

const NumberField = ({ label, value, most, onChange }: NumberFieldProps) => (
  <TextFormField
    label={label}
    type="number"
    min={1}
    max={most}
    value={value}
    onChange={({ target }) => onChange(Math.min(most, Math.max(1, Math.trunc(Number(target.value)))))}
  />
);

function Figures({ item, figures }: { readonly item: TestItem; readonly figures: ItemFigures }) {
  const { answers, needed, difficulty, discrimination, median_seconds: seconds } = figures;
  const facts = [
    {
      name: 'Right on average',
      help: 'The mean share of the points.',
      value: difficulty === null ? null : `${Math.round(difficulty * 100)} %`,
    },
    {
      name: 'Discrimination',
      help: 'How it goes with the other items (point-biserial correlation, −1 to 1).',
      value: discrimination === null ? null : discrimination.toFixed(2),
    },
    { name: 'Median time', help: undefined, value: seconds === null ? null : durationWords(seconds) },
  ];
  return (
    <section aria-label="Figures">
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        Figures
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {answers < needed ? `${answers} of ${needed} answers needed` : `${answers} answers`}
      </Typography>
      {answers >= needed && (
        <Box component="dl" sx={factsStyle}>
          {(item.kind === 'text' ? facts.slice(2) : facts).map(({ name, help, value }) => (
            <div key={name} title={help}>
              <dt>{name}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </Box>
      )}
    </section>
  );
}

const factsStyle = {
  m: 0,
  typography: 'body2',
  '& div': { display: 'flex', justifyContent: 'space-between' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
} as const;
