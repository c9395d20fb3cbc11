import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditorLanguage, LiveEvent, LivePerson } from '../../../openapi/gen/types.gen.ts';
import { Notice } from '../../components/notice.tsx';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { CodeRunner } from '../code/run/code-runner.ts';
import type { RoomChannel } from './live-channel.ts';
import { MOST_LETTERS, SharedEditor } from './shared-editor.tsx';
import { SharedText, type TextStatus } from './shared-text.ts';
import { outcomeOf, PROGRAM_LIMIT_MS, programOf } from './whole-program.ts';

/** So often a page asks for what it may have missed. */
const SYNC_MS = 20_000;

const statusWords: Record<TextStatus, string> = {
  loading: 'Loading…',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'You’re offline. What you write is sent when you’re back.',
  refused: '',
};

interface SharedCodeProps {
  readonly channel: RoomChannel;
  readonly language: EditorLanguage;
  readonly people: readonly LivePerson[];
  readonly myId: string;
  readonly events: readonly LiveEvent[];
  /** Tells everybody what came of a run. */
  readonly onRan: (outcome: string) => Promise<void>;
}

/** A text that all write at once, and what came of its last run. */
export default function SharedCode(props: SharedCodeProps) {
  const [generation, setGeneration] = useState(0);
  const [isLeftOut, setLeftOut] = useState(false);
  return (
    <>
      {isLeftOut && <Notice tone="error">Your last change could not be stored and was left out.</Notice>}
      <Writing
        key={generation}
        {...props}
        onRefused={() => {
          setLeftOut(true);
          setGeneration((number) => number + 1);
        }}
      />
    </>
  );
}

function Writing({
  channel,
  language,
  people,
  myId,
  events,
  onRan,
  onRefused,
}: SharedCodeProps & { readonly onRefused: () => void }) {
  const id = useId();
  const [isTooLong, setTooLong] = useState(false);
  const shared = useSharedText(channel, people, myId);
  const status = useSyncExternalStore(shared.watch, shared.status);
  useEffect(() => {
    if (status === 'refused') onRefused();
  });
  const runner = useMemo(() => new CodeRunner(), []);
  useEffect(() => () => runner.dispose(), [runner]);
  const [isRunning, setRunning] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const run = async () => {
    if (language === 'text' || isRunning) return;
    setRunning(true);
    setFailed(false);
    let outcome = '';
    const end = await runner.run(language, programOf(language, shared.text.toString()), PROGRAM_LIMIT_MS, {
      onLoading: () => {},
      onCaseBegun: () => {},
      onCaseEnded: (_id, result) => {
        outcome = outcomeOf(result);
      },
    });
    setRunning(false);
    setFailed(end === 'failed');
    if (outcome !== '') await onRan(outcome);
  };
  const last = events.findLast(({ kind }) => kind === 'run');
  const by = people.find(({ _id }) => _id === last?.person_id)?.full_name ?? 'Somebody';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography id={`${id}-label`} sx={visuallyHidden}>
        Shared editor
      </Typography>
      <SharedEditor
        shared={shared}
        language={language}
        readOnly={status === 'loading'}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        onTooLong={() => setTooLong(true)}
        onRun={() => void run()}
      />
      {isTooLong && (
        <Notice tone="error">
          The editor holds {MOST_LETTERS.toLocaleString()} characters. Your last change was left out.
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {language !== 'text' && (
          <Button
            variant="outlined"
            aria-disabled={isRunning || status === 'loading'}
            onClick={() => void (status !== 'loading' && run())}
          >
            {isRunning ? 'Running…' : 'Run for all'}
          </Button>
        )}
        {isRunning && (
          <Button variant="text" onClick={() => runner.stop()}>
            Stop
          </Button>
        )}
        <FormHelperText id={`${id}-help`} sx={{ m: 0 }}>
          <span role="status">{statusWords[status]}</span> {statusWords[status] && '· '}Escape, then Tab,
          leaves.
        </FormHelperText>
      </Box>
      {isFailed && <Notice tone="error">The code could not be run here. Try again.</Notice>}
      {last && (
        <Box aria-live="polite">
          <Typography variant="body2" color="textSecondary">
            Ran in {last.person_id === myId ? 'your' : `${by}’s`} browser, {timeOfDay(last.at)}
          </Typography>
          <CodeBlock label="Output">{last.text}</CodeBlock>
        </Box>
      )}
    </Box>
  );
}

/** One's part of the text, connected with the room as long as it is shown. */
function useSharedText(channel: RoomChannel, people: readonly LivePerson[], myId: string): SharedText {
  const [shared] = useState(
    () =>
      new SharedText({
        send: (message) => channel.send(message),
        nameOf: (personId) => people.find(({ _id }) => _id === personId)?.full_name ?? 'Somebody',
      }),
  );
  useEffect(() => {
    const place = people.findIndex(({ _id }) => _id === myId);
    const [color, colorLight] = COLORS[Math.max(0, place) % COLORS.length] ?? [];
    shared.awareness.setLocalStateField('user', {
      name: people[place]?.full_name ?? 'Somebody',
      color,
      colorLight,
    });
  }, [shared, people, myId]);
  useEffect(() => {
    const hear = shared.hear.bind(shared);
    const follow = () => {
      const { status } = channel.state();
      if (status === 'open') shared.opened();
      else shared.lost();
    };
    const stops = [
      channel.watch(follow),
      ...(['edited', 'stored', 'not_stored', 'synced', 'cursors'] as const).map((type) =>
        channel.hear(type, hear),
      ),
    ];
    follow();
    const timer = setInterval(() => shared.sync(), SYNC_MS);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      shared.close();
    };
  }, [channel, shared]);
  return shared;
}

/** Of a cursor, and of what is selected; both schemes bear them. */
const COLORS = [
  ['#1565c0', '#1565c033'],
  ['#ad1457', '#ad145733'],
  ['#2e7d32', '#2e7d3233'],
  ['#b34700', '#b3470033'],
] as const;
