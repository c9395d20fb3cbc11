import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { IntegrityLog } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { DisclosurePanel } from '../../components/disclosure-panel.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useStores } from '../../stores/context.tsx';
import { AgreedFacts } from './agreed-facts.tsx';
import { EventGroupSection } from './event-group-section.tsx';
import { eventGroups } from './event-groups.ts';
import { bandSentences } from './event-words.ts';
import { FindingSection } from './finding-section.tsx';
import { integrityLogQuery, refreshIntegrityLog } from './integrity-query.ts';
import { useEventSender } from './sending/use-event-sender.ts';

interface IntegritySectionProps {
  readonly sessionId: string;
}

/** The receipt of an attempt, for who opens it: every note, what was captured, who sees it and how long. */
export const IntegritySection = observer(function IntegritySection({ sessionId }: IntegritySectionProps) {
  useLeftEvents(sessionId);
  const log = useQuery(integrityLogQuery(sessionId));
  return (
    <>
      {log.data?.findings.map((finding) => (
        <FindingSection key={finding._id} log={log.data} finding={finding} />
      ))}
      <DisclosurePanel title="Notes on this attempt" note={log.data && countOf(log.data)}>
        <Loaded query={log} errorTitle="The notes could not be loaded" rows={2}>
          {(data) => <Receipt log={data} />}
        </Loaded>
      </DisclosurePanel>
    </>
  );
});

const countOf = ({ events: { length } }: IntegrityLog) =>
  length === 0 ? 'none' : `${length} ${length === 1 ? 'note' : 'notes'}`;

function Receipt({ log }: { readonly log: IntegrityLog }) {
  const { consents, events, is_removed: isRemoved } = log;
  if (consents.length === 0 && events.length === 0) return <Typography>Nothing was noted.</Typography>;
  return (
    <Stack spacing={3}>
      {!isRemoved && <Notes log={log} />}
      <Disclosure summary="What you agreed to">
        <AgreedFacts log={log} />
      </Disclosure>
    </Stack>
  );
}

function Notes({ log }: { readonly log: IntegrityLog }) {
  const { session_id, events, band, is_full, kept_until } = log;
  if (events.length === 0) return <Typography>There are no notes.</Typography>;
  return (
    <>
      <Typography>
        {bandSentences[band]} Notes never change a score. Only you and the people who decide on this position
        see them
        {kept_until && (
          <>
            ; they are deleted <DatedTime value={kept_until} />
          </>
        )}
        .
      </Typography>
      {is_full && <Typography>There was too much to note: later events are missing.</Typography>}
      {events.some(({ question_known }) => !question_known) && (
        <Typography variant="body2" color="textSecondary">
          “Question unknown” means the browser did not say which question was open.
        </Typography>
      )}
      {eventGroups(events).map((group) => (
        <EventGroupSection key={group.name} sessionId={session_id} group={group} />
      ))}
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
