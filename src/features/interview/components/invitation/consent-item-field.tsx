import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsentText } from '../../../../api/gen/types.gen.ts';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { ChoiceCards } from '../../../../components/form/choice-cards.tsx';
import { ConsentFacts } from './consent-facts.tsx';

interface ConsentItemFieldProps {
  readonly consent: ConsentText;
  /** Nothing while it is open. */
  readonly isGiven: boolean | undefined;
  readonly onChoose: (isGiven: boolean) => void;
}

/** One text to be read, and the decision on it. */
export function ConsentItemField({ consent, isGiven, onChoose }: ConsentItemFieldProps) {
  const { title, version, if_declined, is_required, decision } = consent;
  const choice = isGiven === undefined ? '' : isGiven ? 'yes' : 'no';
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
        {title}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          – {is_required ? 'required' : 'optional'}, version {version} of this text
        </Typography>
      </Typography>
      <ConsentFacts consent={consent} />
      <Box sx={{ mt: 2 }}>
        <ChoiceCards
          legend={`Your decision: ${title}`}
          cardWidth={240}
          value={choice}
          onChange={(value) => onChoose(value === 'yes')}
          choices={[
            { value: 'yes', label: 'I agree' },
            { value: 'no', label: 'I do not agree', note: if_declined },
          ]}
        />
      </Box>
      {decision && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {decision.is_given ? 'You agreed' : 'You declined'} <DatedTime value={decision.decided_at} />
        </Typography>
      )}
    </div>
  );
}
