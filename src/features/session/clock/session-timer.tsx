import TimerOutlined from '@mui/icons-material/TimerOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Session, SessionClock } from '../../../../openapi/gen/types.gen.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import { clockText, spokenDuration, warningAt } from '../../../capabilities/interview/session-clock.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { useSessionTime } from './use-session-time.ts';

interface SessionTimerProps {
  readonly clock: SessionClock;
  readonly running: boolean;
  /** Nobody pays for the time that an answer waits in it. */
  readonly sender: Pick<AnswerSender<Session>, 'isOnItsWay' | 'reason'>;
  /** Called once, when the time seems to be up; the server decides whether it is. */
  readonly onTimeUp: () => void;
}

/** Time used of the limit, which can be hidden; that it ends is announced all the same. */
export const SessionTimer = observer(function SessionTimer(props: SessionTimerProps) {
  const { clock, running, sender, onTimeUp } = props;
  const time = useSessionTime(clock, running, sender.isOnItsWay);
  const timeIsUp = running && time.elapsed >= time.limit;
  const tell = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (timeIsUp) tell();
  }, [timeIsUp]);

  const [hidden, setHidden] = useState(false);
  const left = time.limit - time.elapsed;
  const warning = warningAt(time);
  return (
    <>
      <Box sx={timeStyle}>
        {!hidden && (
          <Box role="timer" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <TimerOutlined aria-hidden fontSize="small" />
            <span aria-hidden>
              {clockText(time.elapsed)} / {clockText(time.limit)}
              {!running && ' · paused'}
              {running && sender.reason && ' · paused until your answer is sent'}
            </span>
            <span style={visuallyHidden}>{spokenDuration(left)} left</span>
          </Box>
        )}
        <IconButton
          aria-label={hidden ? 'Show time' : 'Hide time'}
          title={hidden ? 'Show time' : 'Hide time'}
          sx={{ flexShrink: 0, minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET }}
          onClick={() => setHidden(!hidden)}
        >
          {hidden ? <TimerOutlined fontSize="small" /> : <VisibilityOff fontSize="small" />}
        </IconButton>
      </Box>
      <Box role="status" sx={{ gridColumn: '1 / -1', color: 'warning.main', '&:not(:empty)': { mt: 1 } }}>
        {warning !== null &&
          `No more than ${spokenDuration(warning)} left. What you have typed is kept when the time is up.`}
      </Box>
    </>
  );
});

const timeStyle = {
  // In forced colors the button has a frame, which is not to touch the bars above.
  mt: { xs: 0.5, sm: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;
