import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Session, SpeechOptions } from '../../api/gen/types.gen.ts';
import type { HeldClock } from './held-clock.ts';
import { RecordButton } from './record-button.tsx';
import { RecordingChoices } from './recording-choices.tsx';
import { RecordingConsent } from './recording-consent.tsx';
import { RecordingMeter } from './recording-meter.tsx';
import { useHasTakes } from './speech-queries.ts';
import { SpeechStatus } from './speech-status.tsx';
import type { SpokenAnswer } from './spoken-answer.ts';
import { TurnTakes } from './turn-takes.tsx';
import { UnfinishedTakes } from './unfinished-takes.tsx';
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
  readonly clock: HeldClock;
  /** Somebody begins to speak. */
  readonly onSpeaking: () => void;
  /** Whether what was typed is an answer by itself. */
  readonly canHandIn: () => boolean;
  readonly onHandInWithout: () => Promise<void>;
}

/** Answering by speaking, beside the field to type into; where it is not offered, why, and what was said before. */
export function SpeechPanel({ options, ...panel }: SpeechPanelProps) {
  if (options && isOffered(options)) return <OfferedSpeech options={options} {...panel} />;
  return (
    <>
      {options && <Offer options={options} />}
      <SpokenBefore {...panel} />
    </>
  );
}

const isOffered = ({ recording: { state } }: SpeechOptions) =>
  state !== 'not_configured' && state !== 'text_only';

interface OfferedProps extends SpeechPanelProps {
  readonly options: SpeechOptions;
}

const OfferedSpeech = observer(function OfferedSpeech(props: OfferedProps) {
  const { session, turnId, options, spoken, busy, clock, onSpeaking, canHandIn, onHandInWithout } = props;
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
  return (
    <SpeechGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <RecordButton
          ref={button}
          spoken={spoken}
          busy={busy}
          hasTakes={hasTakes}
          isAsking={options.consent ? isAsking : undefined}
          onRecord={press}
        />
        {spoken.stream && spoken.upload && (
          <RecordingMeter stream={spoken.stream} upload={spoken.upload} maxSeconds={options.limits.seconds} />
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
    </SpeechGroup>
  );
});

type BeforeProps = Pick<SpeechPanelProps, 'spoken' | 'canHandIn' | 'onHandInWithout'>;

/** What Done waits for where nothing can be recorded: it can be left out all the same. */
const SpokenBefore = observer(function SpokenBefore({ spoken, canHandIn, onHandInWithout }: BeforeProps) {
  if (!spoken.isAwaited && !spoken.upload && !spoken.leftover) return null;
  return (
    <SpeechGroup>
      <SpeechStatus spoken={spoken} />
      <RecordingChoices
        spoken={spoken}
        canHandIn={canHandIn}
        onHandInWithout={() => void onHandInWithout()}
        onChosen={() => {}}
        onRemoved={() => {}}
      />
    </SpeechGroup>
  );
});

const SpeechGroup = ({ children }: { readonly children: ReactNode }) => (
  <Box role="group" aria-label="Answer by speaking" sx={{ mt: 1 }}>
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

/** What is offered, or why not. */
function Offer({ options }: Pick<OfferedProps, 'options'>) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {options.recording.message}
    </Typography>
  );
}
