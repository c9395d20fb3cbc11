import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { GuideQuestion, LiveEvent } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { HandOver } from './hand-over.tsx';
import { Notes } from './notes.tsx';
import { QuestionTimer } from './question-timer.tsx';
import { ResumePanel } from './resume-panel.tsx';
import type { RoomProps } from './room-props.ts';

interface GuideProps extends Pick<RoomProps, 'live' | 'present' | 'post'> {
  readonly guide: readonly GuideQuestion[];
  readonly events: readonly LiveEvent[];
}

/** What interviewers alone see: the questions with their anchors, and their own marks and notes. */
export function Guide({ live, guide, present, events, post }: GuideProps) {
  const asked = events.findLast(({ kind }) => kind === 'question');
  const shown = asked?.question_number;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Panel title="Guide">
        <Box component="ol" sx={plainList}>
          {guide.map((question) => (
            <Box component="li" key={question.number} sx={{ py: 0.5 }}>
              <Box
                sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}
              >
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {question.number}. {question.prompt} ({question.minutes} min)
                </Typography>
                <Button
                  size="small"
                  variant={shown === question.number ? 'contained' : 'outlined'}
                  aria-pressed={shown === question.number}
                  aria-label={`${shown === question.number ? 'Shown' : 'Show'}: question ${question.number}`}
                  sx={{ flexShrink: 0 }}
                  onClick={() => void post({ kind: 'question', question_number: question.number })}
                >
                  {shown === question.number ? 'Shown' : 'Show'}
                </Button>
              </Box>
              {asked && shown === question.number && (
                <QuestionTimer since={asked.at} minutes={question.minutes} />
              )}
              {question.anchors && (
                <Disclosure summary="Anchors">
                  {Object.entries(question.anchors).map(([score, anchor]) => (
                    <Typography key={score} variant="body2">
                      {score}: {anchor}
                    </Typography>
                  ))}
                </Disclosure>
              )}
            </Box>
          ))}
        </Box>
      </Panel>
      <Marks events={events} post={post} />
      <Notes events={events} post={post} />
      <ResumePanel liveId={live._id} />
      <HandOver live={live} present={present} post={post} />
    </Box>
  );
}

function Marks({ events, post }: Pick<GuideProps, 'events' | 'post'>) {
  const [text, setText] = useState('');
  const [rating, setRating] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ key: 'm', label: 'Mark this moment', act: () => field.current?.focus() }]);
  const isEmpty = text.trim() === '' && rating === '';
  const mark = async () => {
    if (isEmpty) return;
    await post({ kind: 'mark', text, ...(rating !== '' && { rating: Number(rating) }) });
    setText('');
    setRating('');
  };
  const own = events.filter(({ kind }) => kind === 'mark');
  return (
    <Panel title="My marks">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void mark();
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <OutlinedInput
          inputRef={field}
          value={text}
          size="small"
          placeholder="What happened (M)"
          autoComplete="off"
          inputProps={{ 'aria-label': 'Mark this moment', maxLength: 2000 }}
          onChange={({ target }) => setText(target.value)}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' }}>
          <FilterChoice label="Rating" value={rating} onChange={setRating}>
            <option value="">None</option>
            {[1, 2, 3, 4, 5].map((score) => (
              <option key={score} value={score}>
                {score}
              </option>
            ))}
          </FilterChoice>
          <Button type="submit" variant="outlined" disabled={isEmpty}>
            Mark
          </Button>
        </Box>
      </Box>
      <Box component="ul" aria-label="My marks" sx={plainList}>
        {own.map(({ position, at, text: said, rating: score }) => (
          <Typography key={position} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {timeOfDay(at)} {score && `${score}/5`} {said}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}
