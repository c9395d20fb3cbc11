import { CheckField } from './check-field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { LongTextField } from './long-text-field.tsx';

/** What somebody needs to take an interview. */
export interface Accommodations {
  readonly extra_time_percent: 0 | 25 | 50 | 100;
  readonly text_only: boolean;
  readonly pauses: boolean;
  /** In their own words. */
  readonly note: string;
}

interface AccommodationFieldsProps {
  readonly value: Accommodations;
  /** What is to be written in the note. */
  readonly noteHelp: string;
  readonly onChange: (change: Partial<Accommodations>) => void;
}

export const noAccommodations: Accommodations = {
  extra_time_percent: 0,
  text_only: false,
  pauses: false,
  note: '',
};

/** Characters. */
export const accommodationNoteMaxLength = 1000;

const extraTimes = [0, 25, 50, 100] as const;

/** What can be asked for. */
export function AccommodationFields({ value, noteHelp, onChange }: AccommodationFieldsProps) {
  return (
    <>
      <ChoiceCards
        legend="Extra time"
        cardWidth={175}
        value={value.extra_time_percent}
        onChange={(percent) => onChange({ extra_time_percent: percent })}
        choices={extraTimes.map((percent) => ({
          value: percent,
          label: percent === 0 ? 'None' : `${percent}% more`,
        }))}
      />
      <CheckField
        name="text_only"
        label="Text only, no speaking or listening"
        checked={value.text_only}
        onChange={({ target }) => onChange({ text_only: target.checked })}
      />
      <CheckField
        name="pauses"
        label="Breaks away from the screen"
        checked={value.pauses}
        onChange={({ target }) => onChange({ pauses: target.checked })}
      />
      <LongTextField
        label="Note (optional)"
        help={noteHelp}
        minRows={2}
        value={value.note}
        maxLength={accommodationNoteMaxLength}
        error={null}
        onChange={(note) => onChange({ note })}
      />
    </>
  );
}
