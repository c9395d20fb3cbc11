import Box from '@mui/material/Box';
import type { AttemptRecord, ReviewCompetency } from '../../../../openapi/gen/types.gen.ts';
import { outcomeWords } from '../../../capabilities/hiring/outcome-words.ts';
import { eventLabel } from '../../../capabilities/integrity/event-words.ts';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { EnginePart } from './engine-part.tsx';
import { ScorecardPart } from './scorecard-part.tsx';

interface AttemptPartProps {
  readonly attempt: AttemptRecord;
  readonly competencies: readonly ReviewCompetency[];
}

/** What was said in an attempt, what people and the engine found, and what was noted and asked for. */
export function AttemptPart({ attempt, competencies }: AttemptPartProps) {
  const { number, started_at: started, ended_at: ended, scorecards } = attempt;
  const names = new Map(competencies.map(({ _id, name }) => [_id, name]));
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', mt: 2 }}>
      <h3>
        Attempt {number}, {started && `${formatAbsolute(Date.parse(started))} to `}
        {formatAbsolute(Date.parse(ended))}
      </h3>
      <h4>Transcript</h4>
      {attempt.questions.map(({ number: at, prompt, turns }) => (
        <Box key={at} component="section">
          <p>
            <strong>
              {at}. {prompt}
            </strong>
          </p>
          {turns.map((turn) => (
            <Box key={turn._id} component="blockquote" sx={answerStyle}>
              {turn.kind === 'follow_up' && <p>Follow-up: {turn.prompt}</p>}
              {turn.answer ?? outcomeWords[turn.outcome]}
            </Box>
          ))}
        </Box>
      ))}
      <h4>Scorecards</h4>
      {scorecards.length === 0 && <p>Nobody has rated</p>}
      {scorecards.map((scorecard) => (
        <ScorecardPart key={scorecard._id} scorecard={scorecard} names={names} />
      ))}
      <h4>Engine</h4>
      <EnginePart attempt={attempt} />
      <h4>Integrity</h4>
      <Noted attempt={attempt} />
      <h4>Corrections and reviews asked for</h4>
      <Requests attempt={attempt} />
    </Box>
  );
}

interface OfAttempt {
  readonly attempt: AttemptRecord;
}

function Noted({ attempt: { integrity } }: OfAttempt) {
  if (integrity.is_removed) return <p>Removed after its time</p>;
  if (integrity.events.length === 0) return <p>Nothing was noted</p>;
  return (
    <ul>
      {integrity.events.map((event) => (
        <li key={event._id}>
          {formatAbsolute(Date.parse(event.at))}: {eventLabel(event)}. Harmless causes:{' '}
          {event.explanations.join(' ')}
          {event.comment && ` Candidate: “${event.comment}”`}
        </li>
      ))}
    </ul>
  );
}

function Requests({ attempt: { requests } }: OfAttempt) {
  if (requests.length === 0) return <p>None</p>;
  return (
    <ul>
      {requests.map(({ _id, kind, text, answer }) => (
        <li key={_id}>
          {kind === 'human_review' ? 'Review' : 'Correction'}: “{text}”{' '}
          {answer ? `Answer: “${answer}”` : 'Open'}
        </li>
      ))}
    </ul>
  );
}

const answerStyle = {
  m: 0,
  mb: 1,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
} as const;
