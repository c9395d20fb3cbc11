import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { EditorLanguage } from '../../../../openapi/gen/types.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { isPhone, type Reviewers, type Settings } from '../design.ts';
import { levelWords } from '../words.ts';
import { Interviewers, ReviewersChoice } from './reviewers-choice.tsx';

const languageWords: Record<EditorLanguage, string> = {
  text: 'Plain text',
  javascript: 'JavaScript',
  python: 'Python',
};

interface InterviewSettingsProps {
  readonly workspaceId: string;
  readonly settings: Settings;
  readonly titleError: string | undefined;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** How the interview is held, the same for everybody. */
export const InterviewSettings = observer(function InterviewSettings({
  workspaceId,
  settings,
  titleError,
  onChange,
}: InterviewSettingsProps) {
  const number = (name: NumberName, label: string, values: readonly number[], unit = '') => (
    <FilterChoice
      label={label}
      value={String(settings[name])}
      onChange={(value) => onChange({ [name]: Number(value) })}
    >
      {withValue(values, settings[name]).map((value) => (
        <option key={value} value={value}>
          {`${value}${unit}`}
        </option>
      ))}
    </FilterChoice>
  );
  const { live } = settings;
  const isLiveOff = useIsOff('live');
  return (
    <Panel title="Settings">
      <Box sx={fieldsStyle}>
        <TextFormField
          name="interview-title"
          label="Title"
          value={settings.title}
          error={titleError}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <FilterChoice
          label="Level"
          value={settings.level}
          onChange={(level) => onChange({ level: level as Settings['level'] })}
        >
          {options(levelWords)}
        </FilterChoice>
        <FilterChoice
          label="Held by"
          value={live ? 'people' : 'engine'}
          onChange={(by) =>
            onChange(by === 'people' ? { live: 'text', reviewers: nobody } : { live: null, reviewers: null })
          }
        >
          {options({ engine: 'AI interviewer', ...(!(isLiveOff && !live) && { people: 'People, live' }) })}
        </FilterChoice>
        {isLiveOff && (
          <Typography variant="body2" color="textSecondary">
            Live interviews are switched off here.
          </Typography>
        )}
        {!live && number('followUps', 'Follow-ups a question', [0, 1, 2])}
        {number('limitMinutes', 'Time limit', [15, 20, 30, 45, 60, 90, 120], ' min')}
        {!live && number('attempts', 'Attempts', [1, 2, 3])}
        {number('openDays', 'Open for', [3, 7, 14, 21, 30, 60], ' days')}
        {live ? (
          <Interviewers
            workspaceId={workspaceId}
            value={settings.reviewers ?? nobody}
            onChange={(reviewers) => onChange({ reviewers })}
          />
        ) : (
          <ReviewersChoice
            workspaceId={workspaceId}
            value={settings.reviewers ?? null}
            onChange={(reviewers) => onChange({ reviewers })}
          />
        )}
        {number('scorecards', 'Scorecards needed', [1, 2, 3])}
        {live ? (
          <>
            <FilterChoice
              label="Editor"
              value={live}
              onChange={(language) => onChange({ live: language as EditorLanguage })}
            >
              {options(languageWords)}
            </FilterChoice>
            <CheckField
              name="interview-recording"
              label={<Typography variant="body2">Record sound if everyone agrees</Typography>}
              checked={settings.recording === true}
              onChange={({ target }) => onChange({ recording: target.checked })}
            />
            <TextFormField
              name="interview-phone"
              label="Phone number if sound fails (optional)"
              type="tel"
              value={settings.phone ?? ''}
              error={isPhone(settings.phone) ? undefined : PHONE_HINT}
              autoComplete="off"
              maxLength={60}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
            <Typography variant="body2" color="textSecondary">
              By video, in the browser. What’s written is kept.
            </Typography>
          </>
        ) : (
          <>
            {' '}
            <FilterChoice
              label="Camera"
              value={settings.camera}
              onChange={(camera) => onChange({ camera: camera as Settings['camera'] })}
            >
              {options({ none: 'Off', optional: 'Optional', required: 'Required' })}
            </FilterChoice>
            <CheckField
              name="interview-signals"
              label={<Typography variant="body2">Note integrity signals</Typography>}
              checked={settings.signals}
              onChange={({ target }) => onChange({ signals: target.checked })}
            />
          </>
        )}
      </Box>
    </Panel>
  );
});

const PHONE_HINT = 'Enter a number, such as +1 555 010 0199.';

const nobody = { method: 'all', member_ids: [] } as Reviewers;

/** What is offered, with what is set: the copy of an interview may have another number. */
const withValue = (values: readonly number[], set: number) =>
  [...new Set([...values, set])].toSorted((a, b) => a - b);

type NumberName = 'followUps' | 'limitMinutes' | 'attempts' | 'openDays' | 'scorecards';

const options = (words: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(words).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** Labels left, choices right. */
const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '& > :has(> select)': { justifyContent: 'space-between' },
} as const;
