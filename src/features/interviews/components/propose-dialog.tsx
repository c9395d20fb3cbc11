import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { HiringInterview } from '../../../../openapi/gen/types.gen.ts';
import {
  listApplicationsOptions,
  listFreeLiveTimesOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { proposeLiveTimes } from '../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';

/** What the address says where nobody is chosen yet. */
const ANYBODY = '1';
const MOST_TIMES = 5;
const DURATIONS = [30, 45, 60, 90, 120];

interface ProposeDialogProps {
  readonly path: { readonly workspace_id: string; readonly hiring_interview_id: string };
  readonly interview: HiringInterview;
  /** The application that is chosen at first, if any. */
  readonly first?: string | null;
  readonly onClose: () => void;
}

/** Chooses a candidate and the times that they can take, as the recruiter's clock has them. */
export function ProposeDialog({ path, interview, first, onClose }: ProposeDialogProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState(first && first !== ANYBODY ? first : '');
  const [minutes, setMinutes] = useState(60);
  const [times, setTimes] = useState<readonly string[]>(['']);
  const [isChecked, setChecked] = useState(false);
  const { send, isPending, problem } = usePropose(path, onClose);
  const query = { status: 'active', sort: 'name', page_size: 100 } as const;
  const found = useQuery(listApplicationsOptions({ path: { workspace_id: path.workspace_id }, query }));
  const filled = times.filter((time) => time !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (chosen === '' || filled.length === 0) return;
    void send({
      application_id: chosen,
      minutes,
      times: filled.map((time) => new Date(time).toISOString()),
    });
  };
  const setTime = (index: number, time: string) =>
    setTimes(times.map((one, nth) => (nth === index ? time : one)));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Propose times for {interview.title}</DialogTitle>
        <DialogContent>
          {problem && <Notice tone="error">{problem}</Notice>}
          <Loaded query={found} errorTitle="The candidates could not be loaded" rows={1} rowHeight={40}>
            {({ items }) => (
              <FilterChoice label="Candidate" value={chosen} onChange={setChosen}>
                <option value="">Choose…</option>
                {items.map(({ _id, candidate }) => (
                  <option key={_id} value={_id}>
                    {candidate.full_name}
                  </option>
                ))}
              </FilterChoice>
            )}
          </Loaded>
          {isChecked && chosen === '' && (
            <Typography variant="body2" color="error">
              Choose a candidate.
            </Typography>
          )}
          <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
            <FilterChoice
              label="Duration"
              value={String(minutes)}
              onChange={(value) => setMinutes(Number(value))}
            >
              {DURATIONS.map((value) => (
                <option key={value} value={value}>
                  {value} min
                </option>
              ))}
            </FilterChoice>
            {times.map((time, index) => (
              <TextFormField
                // biome-ignore lint/suspicious/noArrayIndexKey: fields are only added at the end
                key={index}
                name={`live-time-${index + 1}`}
                type="datetime-local"
                label={`Time ${index + 1}`}
                value={time}
                error={isChecked && filled.length === 0 && index === 0 ? 'Choose a time.' : undefined}
                helperText={index === 0 ? `In your time zone, ${ownZone()}.` : undefined}
                onChange={({ target }) => setTime(index, target.value)}
              />
            ))}
            <FreeTimes
              path={path}
              minutes={minutes}
              chosen={times}
              onChoose={(time) => {
                const empty = times.indexOf('');
                if (empty >= 0) setTime(empty, time);
                else if (times.length < MOST_TIMES) setTimes([...times, time]);
              }}
            />
            {times.length < MOST_TIMES && (
              <Button variant="text" onClick={() => setTimes([...times, ''])} sx={{ justifySelf: 'start' }}>
                Add a time
              </Button>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <WaitingButton type="submit" variant="contained" busy={isPending}>
            Propose
          </WaitingButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FreeTimesProps extends Pick<ProposeDialogProps, 'path'> {
  readonly minutes: number;
  readonly chosen: readonly string[];
  readonly onChoose: (time: string) => void;
}

/** When everybody who holds it is free, to be chosen with one click. */
function FreeTimes({ path, minutes, chosen, onChoose }: FreeTimesProps) {
  const { data } = useQuery(listFreeLiveTimesOptions({ path, query: { minutes } }));
  const free = data?.times.filter((time) => !chosen.includes(fieldOf(time))) ?? [];
  if (free.length === 0) return null;
  return (
    <Box role="group" aria-label="When all interviewers are free" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        All interviewers are free:
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {free.map((time) => (
          <Button key={time} size="small" variant="outlined" onClick={() => onChoose(fieldOf(time))}>
            {shortTime.format(new Date(time))}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const shortTime = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const MINUTE_MS = 60_000;

/** As a field for local times has it. */
function fieldOf(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type Proposal = Parameters<typeof proposeLiveTimes>[0]['body'];

function usePropose(path: ProposeDialogProps['path'], onClose: () => void) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (body: Proposal) => {
    setPending(true);
    setProblem('');
    try {
      await proposeLiveTimes({ path, body, throwOnError: true });
      notifications.success('The candidate chooses by email.', 'Times proposed');
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setProblem(error.fieldErrors[0]?.message ?? error.text);
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, problem };
}
