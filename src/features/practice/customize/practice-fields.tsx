import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PracticeOptions } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import {
  available,
  familyOf,
  levelRefusal,
  type PracticeForm,
  typeRefusal,
  usesJobDescription,
  withinReach,
} from '../../../capabilities/interview/practice/practice-choices.ts';
import { levelNotes, typeNotes } from '../../../capabilities/interview/words.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { ChoiceCards } from '../../../components/form/fields/choice-cards.tsx';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { CountField } from './count-field.tsx';
import { OwnResumeButton } from './own-resume-button.tsx';
import { RoleFamilyField } from './role-family-field.tsx';

interface PracticeFieldsProps {
  readonly options: PracticeOptions;
  readonly form: PracticeForm;
  readonly descriptionError: string | null;
  readonly onChange: (form: PracticeForm) => void;
}

/** The choices of a practice interview; what the question bank cannot serve is disabled and says why. */
export function PracticeFields({ options, form, descriptionError, onChange }: PracticeFieldsProps) {
  const family = familyOf(options, form.roleFamily);
  const choose = (change: Partial<PracticeForm>) => onChange(withinReach(options, { ...form, ...change }));
  const offered = available(family, form.level, form.questionType);

  return (
    <Stack spacing={4}>
      <RoleFamilyField
        families={options.role_families}
        chosen={family}
        onChange={(roleFamily) => choose({ roleFamily })}
      />
      <LevelField options={options} form={form} onChange={choose} />
      <TypeField options={options} form={form} onChange={choose} />
      <CountField
        counts={options.question_counts}
        chosen={form.questionCount}
        offered={offered}
        onChange={(questionCount) => choose({ questionCount })}
      />
      <FeedbackField
        checked={form.feedbackAfterEach}
        onChange={(feedbackAfterEach) => onChange({ ...form, feedbackAfterEach })}
      />
      {usesJobDescription(form) && (
        <DescriptionField
          options={options}
          value={form.jobDescription}
          error={descriptionError}
          onChange={(jobDescription) => onChange({ ...form, jobDescription })}
        />
      )}
    </Stack>
  );
}

interface ChoiceFieldProps {
  readonly options: PracticeOptions;
  readonly form: PracticeForm;
  readonly onChange: (change: Partial<PracticeForm>) => void;
}

function LevelField({ options, form, onChange }: ChoiceFieldProps) {
  return (
    <ChoiceCards
      legend="Level"
      cardWidth={200}
      value={form.level}
      onChange={(level) => onChange({ level })}
      choices={options.levels.map((level) => ({
        value: level,
        label: levelNames[level],
        note: levelNotes[level],
        refusal: levelRefusal(options, form, level),
      }))}
    />
  );
}

function TypeField({ options, form, onChange }: ChoiceFieldProps) {
  return (
    <ChoiceCards
      legend="Type of question"
      cardWidth={165}
      value={form.questionType}
      onChange={(questionType) => onChange({ questionType })}
      choices={options.question_types.map((type) => ({
        value: type,
        label: typeNames[type],
        note: typeNotes[type],
        refusal: typeRefusal(options, form, type),
      }))}
    />
  );
}

const descriptionHelp = {
  rules: 'Questions that match it come first.',
  llm: 'An AI reads it without names and contact details, and chooses and words questions for it.',
} as const;

interface DescriptionFieldProps {
  readonly options: PracticeOptions;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (description: string) => void;
}

function DescriptionField({ options, ...field }: DescriptionFieldProps) {
  return (
    <div>
      <LongTextField
        label="Job description or resume (optional)"
        help={descriptionHelp[options.engine.name]}
        maxLength={options.job_description_max_length}
        {...field}
      />
      {field.value.trim() === '' && <OwnResumeButton onText={field.onChange} />}
    </div>
  );
}

interface FeedbackFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function FeedbackField({ checked, onChange }: FeedbackFieldProps) {
  return (
    <div>
      <CheckField
        name="feedback-after-each"
        label="Feedback after each answer"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Typography variant="body2" color="textSecondary">
        See what to add and retry before the next question.
      </Typography>
    </div>
  );
}
