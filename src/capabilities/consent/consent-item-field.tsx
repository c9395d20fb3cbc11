import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ConsentText } from '../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Notice } from '../../components/notice.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { decisionId } from './consent-choices.ts';
import { ConsentFacts } from './consent-facts.tsx';

interface ConsentItemFieldProps {
  readonly consent: ConsentText;
  /** Who invites. */
  readonly company: string;
  /** What it is about, in short. */
  readonly digest: string;
  /** Nothing while it is open. */
  readonly isGiven: boolean | undefined;
  readonly onChoose: (isGiven: boolean) => void;
}

/** One text, in short and in full, with what declining means, and the decision on it. */
export function ConsentItemField(props: ConsentItemFieldProps) {
  const { consent, company, digest, isGiven, onChoose } = props;
  const { title, version, if_declined, is_required } = consent;
  return (
    <>
      <Box sx={rowStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {title}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              – {is_required ? 'required' : 'optional'}
            </Typography>
          </Typography>
          <Typography>{digest}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            If you decline: {if_declined}
          </Typography>
        </Box>
        <Decision consent={consent} isGiven={isGiven} onChoose={onChoose} />
      </Box>
      {is_required && isGiven === false && (
        <Box sx={{ mt: 1 }}>
          <Notice tone="info">
            You can change this until the deadline. If you cannot agree, tell {company} why in the note under
            Accommodations.
          </Notice>
        </Box>
      )}
      <Disclosure
        summary={
          <>
            Details<span style={visuallyHidden}> on {title}</span>
          </>
        }
      >
        <Box sx={{ pb: 1 }}>
          <ConsentFacts consent={consent} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Version {version} of this text
          </Typography>
        </Box>
      </Disclosure>
    </>
  );
}

type DecisionProps = Pick<ConsentItemFieldProps, 'consent' | 'isGiven' | 'onChoose'>;

function Decision({ consent: { item, title }, isGiven, onChoose }: DecisionProps) {
  const choice = isGiven === undefined ? '' : isGiven ? 'yes' : 'no';
  return (
    <RadioGroup
      aria-label={`Your decision: ${title}`}
      value={choice}
      onChange={(_event, value) => onChoose(value === 'yes')}
      sx={{ flexDirection: 'row', flexWrap: 'nowrap', columnGap: 2, flex: 'none' }}
    >
      <FormControlLabel
        value="yes"
        label="Agree"
        control={<Radio id={decisionId(item)} slotProps={{ input: { style: belowItsText } }} />}
      />
      <FormControlLabel value="no" label="Decline" control={<Radio />} />
    </RadioGroup>
  );
}

/** The decision beside its text; below it on a phone. */
const rowStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 0.5,
} as const;

/** Who is led to a decision sees what it is about above it; in pixels. */
const belowItsText = { scrollMarginTop: 240 } as const;
