import Mic from '@mui/icons-material/MicOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { WaitingButton } from '../../components/waiting-button.tsx';
import type { SpokenAnswer } from './spoken-answer.ts';

interface RecordButtonProps {
  readonly spoken: SpokenAnswer;
  /** Something else comes first, e.g. the answer is on its way. */
  readonly busy: boolean;
  /** Something was recorded before, and kept. */
  readonly hasRecordings: boolean;
  /** Whether the consent to it is open; undefined where none is asked for. */
  readonly isAsking: boolean | undefined;
  readonly onRecord: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Begins to record and stops; one button, so that the focus stays where it is. */
export const RecordButton = observer(function RecordButton(props: RecordButtonProps) {
  const { spoken, busy, hasRecordings, isAsking, onRecord, ref } = props;
  const isRecording = spoken.stream !== null;
  const isWaiting = spoken.microphone.kind === 'running' || spoken.isOpen || spoken.leftover !== null;
  return (
    <WaitingButton
      ref={ref}
      busy={!isRecording && (busy || isWaiting)}
      variant="contained"
      size="large"
      color={isRecording ? 'error' : 'primary'}
      aria-expanded={isAsking}
      // What is said of it stands below.
      sx={{ scrollMarginBottom: '160px', minHeight: 64, px: 4, width: { xs: '100%', sm: 'auto' } }}
      startIcon={isRecording ? <Stop /> : <Mic />}
      onClick={isRecording ? spoken.stopRecording : onRecord}
    >
      {isRecording ? 'Stop recording' : labelOf(spoken, hasRecordings)}
    </WaitingButton>
  );
});

function labelOf({ microphone, upload, isWritten }: SpokenAnswer, hasRecordings: boolean): string {
  if (microphone.kind === 'failed') return 'Check again and record';
  if (upload?.phase === 'poor_audio' || upload?.phase === 'refused') return 'Record again';
  return isWritten || hasRecordings ? 'Record more' : 'Record answer';
}
