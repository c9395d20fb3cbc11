import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Session, SpeechOptions } from '../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { RecordingCaptions } from './captions/recording-captions.tsx';
import type { PausableClock } from './pausable-clock.ts';
import { RecordButton } from './record-button.tsx';
import { RecordingChoices } from './recording-choices.tsx';
import { RecordingConsent } from './recording-consent.tsx';
import { RecordingMeter } from './recording-meter.tsx';
import { useHasRecordings } from './speech-queries.ts';
import { SpeechStatus } from './speech-status.tsx';
import type { SpokenAnswer } from './spoken-answer.ts';
import { TurnRecordingAttempts } from './turn-recording-attempts.tsx';
import { UnfinishedRecordings } from './unfinished-recordings.tsx';
import { useRecordButton } from './use-record-button.ts';

interface SpeechPanelProps {
  readonly session: Session;
  readonly turnId: string;
  /** Undefined until the server said what it offers. */
  readonly options: SpeechOptions | undefined;
  readonly spoken: SpokenAnswer;
  /** Something else comes first, e.g. the answer is on its way. */
  readonly busy: boolean;
  /** Stands still while the consent is read. */
  readonly clock: PausableClock;
  /** Somebody begins to speak. */
  readonly onSpeaking: () => void;
  /** Whether what was typed is an answer by itself. */
  readonly canSubmit: () => boolean;
  readonly onSubmitWithout: () => Promise<void>;
}

/** Answering by speaking, beside the field to type into; where it is not offered, what was said before and no word more. */
export function SpeechPanel({ options, ...panel }: SpeechPanelProps) {
  if (options && isOffered(options)) return <OfferedSpeech options={options} {...panel} />;
  return <SpokenBefore {...panel} />;
}

const isOffered = ({ recording: { state } }: SpeechOptions) =>
  state !== 'not_configured' && state !== 'text_only' && state !== 'used_up';

interface OfferedProps extends SpeechPanelProps {
  readonly options: SpeechOptions;
}

const OfferedSpeech = observer(function OfferedSpeech(props: OfferedProps) {
  const { session, turnId, options, spoken, busy, clock, onSpeaking, canSubmit, onSubmitWithout } = props;
  const { button, focus, focusOnceRemoved, press, isAsking, close, decided } = useRecordButton(
    options,
    spoken,
    {
      clock,
      onSpeaking,
    },
  );
  const hasRecordings = useHasRecordings(session._id, turnId);
  const recordingAttempts = { sessionId: session._id, turnId, spoken, onRemoved: focusOnceRemoved };
  return (
    <SpeechGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <RecordButton
          ref={button}
          spoken={spoken}
          busy={busy}
          hasRecordings={hasRecordings}
          isAsking={options.consent ? isAsking : undefined}
          onRecord={press}
        />
        {spoken.stream && spoken.upload && (
          <RecordingMeter stream={spoken.stream} upload={spoken.upload} maxSeconds={options.limits.seconds} />
        )}
      </Box>
      {spoken.stream && spoken.upload && <RecordingCaptions sessionId={session._id} upload={spoken.upload} />}
      <Offer options={options} />
      <SpeechStatus spoken={spoken} />
      <RecordingChoices
        spoken={spoken}
        canSubmit={canSubmit}
        onSubmitWithout={() => void onSubmitWithout()}
        onChosen={focus}
        onRemoved={focusOnceRemoved}
      />
      {isAsking && <Consent session={session} options={options} onDecided={decided} onClose={close} />}
      <UnfinishedRecordings {...recordingAttempts} />
      <TurnRecordingAttempts {...recordingAttempts} />
    </SpeechGroup>
  );
});

type BeforeProps = Pick<SpeechPanelProps, 'spoken' | 'canSubmit' | 'onSubmitWithout'>;

/** What Done waits for where nothing can be recorded: it can be left out all the same. */
const SpokenBefore = observer(function SpokenBefore({ spoken, canSubmit, onSubmitWithout }: BeforeProps) {
  if (!spoken.isAwaited && !spoken.upload && !spoken.leftover) return null;
  return (
    <SpeechGroup>
      <SpeechStatus spoken={spoken} />
      <RecordingChoices
        spoken={spoken}
        canSubmit={canSubmit}
        onSubmitWithout={() => void onSubmitWithout()}
        onChosen={() => {}}
        onRemoved={() => {}}
      />
    </SpeechGroup>
  );
});

const SpeechGroup = ({ children }: { readonly children: ReactNode }) => (
  <Box role="group" aria-label="Answer by speaking" sx={{ mb: 2 }}>
    {children}
  </Box>
);

interface ConsentProps extends Pick<OfferedProps, 'session' | 'options'> {
  readonly onDecided: (isGiven: boolean) => void;
  readonly onClose: () => void;
}

/** The consent to be recorded, in an interview for hiring. */
function Consent({ session, options: { consent }, ...answered }: ConsentProps) {
  if (!consent || !session.interview) return null;
  const ids = { interviewId: session.interview._id, sessionId: session._id };
  return <RecordingConsent consent={consent} {...ids} {...answered} />;
}

/** What becomes of what is said: where it can be said at once, in few words and the rest on demand. */
function Offer({ options }: Pick<OfferedProps, 'options'>) {
  const { state, message } = options.recording;
  if (state === 'available')
    return (
      <Disclosure summary="Recordings go to a speech service">
        <Typography variant="body2">{message}</Typography>
      </Disclosure>
    );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {message}
    </Typography>
  );
}
