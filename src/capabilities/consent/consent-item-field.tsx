import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ConsentText } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { decisionId } from './consent-choices.ts';
import { ConsentFacts } from './consent-facts.tsx';

interface ConsentItemFieldProps {
  readonly consent: ConsentText;
  /** What it is about, in short. */
  readonly digest: string;
  /** Nothing while it is open. */
  readonly isGiven: boolean | undefined;
  readonly onChoose: (isGiven: boolean) => void;
}

/** One text, in short and in full, and the decision on it. */
export function ConsentItemField({ consent, digest, isGiven, onChoose }: ConsentItemFieldProps) {
  const { title, version, if_declined, is_required, decision } = consent;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          – {is_required ? 'required' : 'optional'}
        </Typography>
      </Typography>
      <Typography>{digest}</Typography>
      <Typography variant="body2" color="textSecondary">
        {is_required ? if_declined : `If you do not agree: ${if_declined}`}
      </Typography>
      <Disclosure summary={`What is captured, who sees it, how long (version ${version})`}>
        <Box sx={{ pb: 2 }}>
          <ConsentFacts consent={consent} />
        </Box>
      </Disclosure>
      <Decision consent={consent} isGiven={isGiven} onChoose={onChoose} />
      {decision && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {decision.is_given ? 'You agreed' : 'You declined'} <DatedTime value={decision.decided_at} />
        </Typography>
      )}
    </div>
  );
}

type DecisionProps = Pick<ConsentItemFieldProps, 'consent' | 'isGiven' | 'onChoose'>;

function Decision({ consent: { item, title }, isGiven, onChoose }: DecisionProps) {
  const choice = isGiven === undefined ? '' : isGiven ? 'yes' : 'no';
  return (
    <RadioGroup
      row
      aria-label={`Your decision: ${title}`}
      value={choice}
      onChange={(_event, value) => onChoose(value === 'yes')}
      sx={{ gap: 1 }}
    >
      <FormControlLabel
        value="yes"
        label="I agree"
        control={<Radio id={decisionId(item)} slotProps={{ input: { style: belowItsText } }} />}
      />
      <FormControlLabel value="no" label="I do not agree" control={<Radio />} />
    </RadioGroup>
  );
}

/** Who is led to a decision sees what it is about above it; in pixels. */
const belowItsText = { scrollMarginTop: 240 } as const;
