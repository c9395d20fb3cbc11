import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { Session, SpeechOptions } from '../../../api/gen/types.gen.ts';
import { LoginElsewhere } from '../components/login-elsewhere.tsx';
import type { HeldClock } from './held-clock.ts';
import { RecordButton } from './record-button.tsx';
import { RecordingChoices } from './recording-choices.tsx';
import { RecordingConsent } from './recording-consent.tsx';
import { RecordingMeter } from './recording-meter.tsx';
import { useHasTakes } from './speech-queries.ts';
import { speechWords } from './speech-words.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { TurnTakes } from './turn-takes.tsx';
import { UnfinishedTakes } from './unfinished-takes.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { useRecordButton } from './use-record-button.ts';

interface SpeechPanelProps {
  readonly session: Session;
  readonly turnId: string;
  readonly options: SpeechOptions;
  readonly spoken: SpokenAnswer;
  /** Something else comes first, e.g. the answer is on its way. */
  readonly busy: boolean;
  /** Stands still while the consent is read. */
  readonly clock: HeldClock;
  /** Somebody begins to speak. */
  readonly onSpeaking: () => void;
  /** Whether what was typed is an answer by itself. */
  readonly canHandIn: () => boolean;
  readonly onHandInWithout: () => Promise<void>;
}

/** Answering by speaking, beside the field to type into; in words where it is not offered. */
export const SpeechPanel = observer(function SpeechPanel(props: SpeechPanelProps) {
  const { session, turnId, options, spoken, busy, clock, onSpeaking, canHandIn, onHandInWithout } = props;
  const { recording, consent, limits } = options;
  const { button, focus, focusOnceRemoved, press, isAsking, close, decided } = useRecordButton(
    options,
    spoken,
    {
      clock,
      onSpeaking,
    },
  );
  const hasTakes = useHasTakes(session._id, turnId);
  const takes = { sessionId: session._id, turnId, spoken, onRemoved: focusOnceRemoved };
  if (recording.state === 'not_configured' || recording.state === 'text_only')
    return <Offer options={options} />;

  return (
    <Box role="group" aria-label="Answer by speaking" sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <RecordButton
          ref={button}
          spoken={spoken}
          busy={busy}
          hasTakes={hasTakes}
          isAsking={consent ? isAsking : undefined}
          onRecord={press}
        />
        {spoken.stream && spoken.upload && (
          <RecordingMeter stream={spoken.stream} upload={spoken.upload} maxSeconds={limits.seconds} />
        )}
      </Box>
      <Offer options={options} />
      <SpeechStatus spoken={spoken} />
      <RecordingChoices
        spoken={spoken}
        canHandIn={canHandIn}
        onHandInWithout={() => void onHandInWithout()}
        onChosen={focus}
        onRemoved={focusOnceRemoved}
      />
      {isAsking && <Consent session={session} options={options} onDecided={decided} onClose={close} />}
      <UnfinishedTakes {...takes} />
      <TurnTakes {...takes} />
    </Box>
  );
});

interface ConsentProps extends Pick<SpeechPanelProps, 'session' | 'options'> {
  readonly onDecided: (isGiven: boolean) => void;
  readonly onClose: () => void;
}

/** The consent to be recorded, in an interview for hiring. */
function Consent({ session, options: { consent }, ...answered }: ConsentProps) {
  if (!consent || !session.interview) return null;
  const ids = { interviewId: session.interview._id, sessionId: session._id };
  return <RecordingConsent consent={consent} {...ids} {...answered} />;
}

/** What is offered, or why not. */
function Offer({ options }: Pick<SpeechPanelProps, 'options'>) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {options.recording.message}
    </Typography>
  );
}

const SpeechStatus = observer(function SpeechStatus({ spoken }: Pick<SpeechPanelProps, 'spoken'>) {
  const { microphone, upload } = spoken;
  const words = speechWords(spoken);
  const status = useBroughtIntoView(words);
  return (
    <>
      <Box ref={status} role="status" sx={{ '&:not(:empty)': { mt: 1 }, scrollMarginBlock: '72px' }}>
        {words} {upload?.reason === 'sign-in' && <LoginElsewhere />}
      </Box>
      {microphone.kind === 'failed' && (
        <Box role="alert" sx={{ mt: 1 }}>
          <Typography sx={{ color: 'error.main', fontWeight: 600 }}>{microphone.text}</Typography>
          <Typography>{microphone.remedy} You can also type your answer.</Typography>
        </Box>
      )}
    </>
  );
});
