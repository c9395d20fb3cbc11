import type { AccommodationRequest } from '../../../../api/gen/types.gen.ts';
import { CheckField } from '../../../../components/form/check-field.tsx';
import { LongTextField } from '../long-text-field.tsx';
import { ChoiceCards } from '../practice/choice-cards.tsx';
import { extraTimes, noteMaxLength } from './accommodation-request.ts';

interface AccommodationFieldsProps {
  readonly request: AccommodationRequest;
  readonly onChange: (change: Partial<AccommodationRequest>) => void;
}

/** What can be asked for. */
export function AccommodationFields({ request, onChange }: AccommodationFieldsProps) {
  return (
    <>
      <ChoiceCards
        legend="Extra time"
        value={request.extra_time_percent}
        onChange={(percent) => onChange({ extra_time_percent: percent })}
        choices={extraTimes.map((percent) => ({
          value: percent,
          label: percent === 0 ? 'None' : `${percent}% more`,
        }))}
      />
      <CheckField
        name="text_only"
        label="Text only: nothing has to be spoken or heard"
        checked={request.text_only}
        onChange={({ target }) => onChange({ text_only: target.checked })}
      />
      <CheckField
        name="pauses"
        label="Breaks away from the screen, which nobody reads as a sign of anything"
        checked={request.pauses}
        onChange={({ target }) => onChange({ pauses: target.checked })}
      />
      <LongTextField
        label="Note (optional)"
        help="What the recruiter should know."
        minRows={2}
        value={request.note ?? ''}
        maxLength={noteMaxLength}
        error={null}
        onChange={(note) => onChange({ note })}
      />
    </>
  );
}
