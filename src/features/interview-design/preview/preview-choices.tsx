import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ConsentText, InterviewPreview } from '../../../../openapi/gen/types.gen.ts';
import { type Chosen, currentChoices, decisionId } from '../../../capabilities/consent/consent-choices.ts';
import { ConsentRows } from '../../../capabilities/consent/consent-rows.tsx';

interface PreviewChoicesProps {
  readonly terms: InterviewPreview['terms'];
  readonly onStart: () => void;
}

/** What a candidate decides on before the first question; who does not agree to what is required cannot start. */
export function PreviewChoices({ terms, onStart }: PreviewChoicesProps) {
  const [chosen, setChosen] = useState<Chosen>([]);
  const [isTried, setTried] = useState(false);
  const current = currentChoices(terms.consents, chosen);
  const open = terms.consents.filter(({ item, is_required: isRequired }) =>
    isRequired ? !current[item] : current[item] === undefined,
  );
  const choose = ({ item, version }: ConsentText, isGiven: boolean) =>
    setChosen((earlier) => [...earlier, { item, version, is_given: isGiven }]);
  const undecided = open.map(({ item, title }) => ({ item, message: title, fieldId: decisionId(item) }));
  const form = { current, choose, undecided: isTried ? undecided : [], failure: null, savedAt: null };
  const start = () => (open.length > 0 ? setTried(true) : onStart());
  return (
    <>
      <ConsentRows interview={terms} form={form} />
      <Button variant="contained" onClick={start}>
        Start interview
      </Button>
    </>
  );
}
