import Box from '@mui/material/Box';
import type { IntegrityConsent, IntegrityLog } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { DeviceSentences } from './device-sentences.tsx';
import { NotedSignals } from './noted-signals.tsx';

/** What was agreed to and declined for an attempt, what was captured by that, who sees it, and how long. */
export function AgreedFacts({ log }: { readonly log: IntegrityLog }) {
  const { consents, signals, devices, seen_by, kept_until, is_removed } = log;
  const onSignals = consents.find(({ item }) => item === 'integrity_signals');
  return (
    <Facts>
      <Decisions term="You agreed" consents={consents.filter(({ is_given }) => is_given)} />
      <Decisions term="You declined" consents={consents.filter(({ is_given }) => !is_given)} />
      <Fact term="Captured, and what is not">
        {onSignals?.is_given === false &&
          'No notes after you declined. The people who decide see that you declined.'}
        <NotedSignals signals={signals} />
        {devices.length > 0 ? (
          <DeviceSentences devices={devices} />
        ) : (
          <Box sx={{ mt: 1 }}>Nothing is captured from your camera or microphone.</Box>
        )}
      </Fact>
      <Fact term="Who sees it">{seen_by}</Fact>
      {kept_until && (
        <Fact term={is_removed ? 'Deleted' : 'Will be deleted'}>
          <DatedTime value={kept_until} />
        </Fact>
      )}
    </Facts>
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
