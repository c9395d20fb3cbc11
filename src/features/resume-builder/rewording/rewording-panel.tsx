import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResumeDraft, Rewording } from '../../../../openapi/gen/types.gen.ts';
import { getResumeModelOptions, rewordPointMutation } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { DisclosurePanel } from '../../../components/disclosure-panel.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { type ResumePoint, resumePoints, withPoint } from './resume-points.ts';

interface RewordingPanelProps {
  readonly resumeId: string;
  readonly draft: ResumeDraft;
  readonly isReadOnly: boolean;
  readonly onChange: (draft: ResumeDraft) => void;
}

/** Has a model word a point anew, where one is set up; its owner takes the wording over by hand, or does not. */
export function RewordingPanel(props: RewordingPanelProps) {
  const { data } = useQuery(getResumeModelOptions());
  if (!data?.model) return null;
  return (
    <DisclosurePanel title="Reword a point">
      <Rewordings {...props} model={data.model} />
    </DisclosurePanel>
  );
}

interface RewordingsProps extends RewordingPanelProps {
  readonly model: { readonly name: string; readonly host: string };
}

function Rewordings({ resumeId, draft, isReadOnly, onChange, model }: RewordingsProps) {
  const points = resumePoints(draft);
  const [chosen, setChosen] = useState('');
  const point = points.find(({ id }) => id === chosen) ?? points[0];
  const { data, variables, error, isPending, mutate, reset } = useMutation(rewordPointMutation());
  if (!point)
    return <Typography color="textSecondary">Write an achievement of a few words first.</Typography>;
  // A wording of something else is none of this point.
  const wording = variables?.body.text === point.text ? data : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectField
        name="reworded-point"
        label="Point"
        value={point.id}
        onChange={({ target }) => setChosen(target.value)}
      >
        {points.map(({ id, where, text }) => (
          <option key={id} value={id}>
            {where}: {text}
          </option>
        ))}
      </SelectField>
      <Typography color="textSecondary">
        Sends this point alone to {model.name} at {model.host}, without names and contact data.
      </Typography>
      <div>
        <WaitingButton
          variant="outlined"
          busy={isPending || isReadOnly}
          onClick={() => mutate({ path: { resume_id: resumeId }, body: { text: point.text } })}
        >
          {isPending ? 'Rewording' : 'Send and reword'}
        </WaitingButton>
      </div>
      <div role="status">
        {error instanceof ApiError && <Notice tone="error">{error.text}</Notice>}
        {wording?.problem && <Notice tone="warning">{wording.problem}</Notice>}
        {wording?.text && (
          <SideBySide
            point={point}
            wording={wording}
            onTake={(text) => {
              onChange(withPoint(draft, point.id, text));
              reset();
            }}
          />
        )}
      </div>
    </Box>
  );
}

interface SideBySideProps {
  readonly point: ResumePoint;
  readonly wording: Rewording;
  readonly onTake: (text: string) => void;
}

function SideBySide({ point, wording: { text, added, left_out: leftOut }, onTake }: SideBySideProps) {
  if (text === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={pairStyle}>
        <Side title="Yours" text={point.text} words={leftOut} label="Left out" />
        <Side title="Reworded" text={text} words={added} label="New words" />
      </Box>
      <div>
        <Button variant="contained" onClick={() => onTake(text)}>
          Use this wording
        </Button>
      </div>
    </Box>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly words: readonly string[];
}

function Side({ title, text, label, words }: SideProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h4" gutterBottom>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {words.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {label}: {words.join(', ')}
        </Typography>
      )}
    </Box>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
