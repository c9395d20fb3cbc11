import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HiringReview, IntegrityReview } from '../../../../openapi/gen/types.gen.ts';
import { getIntegrityReviewOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { eventGroups } from '../../../capabilities/integrity/event-groups.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { FindingForm } from './finding-form.tsx';
import { FindingItem } from './finding-item.tsx';
import { bandWords, statusWords } from './integrity-words.ts';
import { NotedGroup } from './noted-group.tsx';

/** What was noted around an attempt with what explains it, and what people made of that. */
export function IntegrityPanel({ review }: { readonly review: HiringReview }) {
  const path = { hiring_session_id: review.session_id };
  const noted = useQuery(getIntegrityReviewOptions({ path }));
  return (
    <Loaded query={noted} errorTitle="The notes could not be loaded" rows={3}>
      {(data) => <Notes sessionId={review.session_id} noted={data} />}
    </Loaded>
  );
}

interface NotesProps {
  readonly sessionId: string;
  readonly noted: IntegrityReview;
}

function Notes({ sessionId, noted }: NotesProps) {
  const { events, findings, band, status, is_removed: isRemoved } = noted;
  const [cited, setCited] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setCited(cited.includes(id) ? cited.filter((one) => one !== id) : [...cited, id]);
  if (isRemoved) return <Panel title="Integrity">The notes were removed after their time.</Panel>;
  return (
    <Panel title="Integrity" action={<Typography variant="body2">{statusWords[status]}</Typography>}>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        {events.length === 0 ? 'Nothing was noted.' : bandWords[band]} A status never changes a score or ends
        anything by itself.
      </Typography>
      {findings.map((finding) => (
        <FindingItem key={finding._id} sessionId={sessionId} finding={finding} events={events} />
      ))}
      {eventGroups(events).map((group) => (
        <NotedGroup key={group.name} group={group} cited={cited} onCite={toggle} />
      ))}
      <FindingForm
        key={findings[0]?._id}
        sessionId={sessionId}
        noted={noted}
        cited={cited}
        onSaved={() => setCited([])}
      />
    </Panel>
  );
}
