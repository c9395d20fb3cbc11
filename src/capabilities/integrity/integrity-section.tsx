import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { IntegrityConsent, IntegrityLog } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { useStores } from '../../stores/context.tsx';
import { plainList } from '../../theme/plain-list.ts';
import { DeviceSentences } from './device-sentences.tsx';
import { bandSentences } from './event-words.ts';
import { IntegrityEventItem } from './integrity-event-item.tsx';
import { integrityLogQuery, refreshIntegrityLog } from './integrity-query.ts';
import { NotedSignals } from './noted-signals.tsx';
import { useEventSender } from './sending/use-event-sender.ts';

interface IntegritySectionProps {
  readonly sessionId: string;
}

/** The receipt of an attempt: what was captured, who sees it, how long, and every event. */
export const IntegritySection = observer(function IntegritySection({ sessionId }: IntegritySectionProps) {
  useLeftEvents(sessionId);
  const log = useQuery(integrityLogQuery(sessionId));
  return (
    <Panel title="What was noted during the attempt">
      <Loaded query={log} errorTitle="The notes could not be loaded" rows={2}>
        {(data) => <Receipt log={data} />}
      </Loaded>
    </Panel>
  );
});

function Receipt({ log }: { readonly log: IntegrityLog }) {
  const { consents, signals, devices, events, seen_by, kept_until, is_removed } = log;
  const onSignals = consents.find(({ item }) => item === 'integrity_signals');
  if (consents.length === 0 && events.length === 0) {
    return <Typography>Nothing was noted.</Typography>;
  }
  return (
    <Stack spacing={3}>
      <Facts>
        <Decisions term="You agreed" consents={consents.filter(({ is_given }) => is_given)} />
        <Decisions term="You declined" consents={consents.filter(({ is_given }) => !is_given)} />
        <Fact term="Captured, and what is not">
          {onSignals?.is_given === false &&
            'No signals from your decision on. The people who decide see that you declined.'}
          <NotedSignals signals={signals} />
          {devices.length > 0 ? (
            <DeviceSentences devices={devices} />
          ) : (
            <Box sx={{ mt: 1 }}>Nothing is captured of camera and microphone.</Box>
          )}
        </Fact>
        <Fact term="Who sees it">{seen_by}</Fact>
        {kept_until && (
          <Fact term={is_removed ? 'Removed' : 'Will be removed'}>
            <DatedTime value={kept_until} />
          </Fact>
        )}
      </Facts>
      {!is_removed && <Events log={log} />}
    </Stack>
  );
}

interface DecisionsProps {
  readonly term: string;
  readonly consents: readonly IntegrityConsent[];
}

/** Each text that was agreed to or declined, in the version that was read; nothing where there is none. */
function Decisions({ term, consents }: DecisionsProps) {
  if (consents.length === 0) return null;
  return (
    <Fact term={term}>
      {consents.map(({ item, title, version, decided_at }) => (
        <Box key={item}>
          {title}, version {version} of the text, <DatedTime value={decided_at} />
        </Box>
      ))}
    </Fact>
  );
}

function Events({ log: { session_id, events, band, is_full } }: { readonly log: IntegrityLog }) {
  if (events.length === 0) return <Typography>There are no notes.</Typography>;
  return (
    <>
      <Typography>
        {bandSentences[band]} Notes change no score, and nobody is judged by a number of them.
      </Typography>
      {is_full && <Typography>So much was noted that later events are missing.</Typography>}
      <Stack component="ol" spacing={3} sx={plainList}>
        {events.map((event) => (
          <li key={event._id}>
            <IntegrityEventItem sessionId={session_id} event={event} />
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Sends what an earlier page noted of an attempt and could not send. */
function useLeftEvents(sessionId: string): void {
  const queries = useQueryClient();
  const { auth } = useStores();
  const sender = useEventSender(auth.user?._id ?? '', sessionId);

  useEffect(() => {
    void sender.drain().then((sent) => {
      if (sent > 0) void refreshIntegrityLog(queries, sessionId);
    });
  }, [sender, queries, sessionId]);
}
