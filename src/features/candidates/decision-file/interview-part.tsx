import Box from '@mui/material/Box';
import type { InterviewRecord } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { AttemptPart } from './attempt-part.tsx';

const SECONDS_A_MINUTE = 60;
const ANCHORS = ['1', '3', '5'] as const;

/** An interview as it was frozen, what its candidate agreed to, and each attempt. */
export function InterviewPart({ interview }: { readonly interview: InterviewRecord }) {
  const { title, rubric_version: version, rubric_published_at: published, attempts } = interview;
  return (
    <Panel title={`Interview: ${title}`}>
      <p>
        Open {formatAbsolute(Date.parse(interview.opens_at))} to{' '}
        {formatAbsolute(Date.parse(interview.closes_at))} · {interview.limit_seconds / SECONDS_A_MINUTE}{' '}
        minutes · follow-ups a question: {interview.follow_up_cap}
      </p>
      <h3>Consents</h3>
      <Consents interview={interview} />
      <h3>
        Rubric v{version}
        {published && `, published ${formatAbsolute(Date.parse(published))}`}
      </h3>
      {interview.competencies.map((competency) => (
        <Box key={competency._id} component="section">
          <h4>
            {competency.name}, {Math.round(competency.weight * 100)}%
          </h4>
          {competency.description && <p>{competency.description}</p>}
          <Anchors anchors={competency.anchors} />
          {competency.must_not_infer.length > 0 && (
            <p>Not inferred: {competency.must_not_infer.join(', ')}</p>
          )}
        </Box>
      ))}
      <h3>Questions</h3>
      <ol>
        {interview.frozen_questions.map(({ number, prompt, anchors }) => (
          <li key={number}>
            {prompt}
            {anchors && <Anchors anchors={anchors} />}
          </li>
        ))}
      </ol>
      {attempts.length === 0 && <p>No submitted attempt</p>}
      {attempts.map((attempt) => (
        <AttemptPart key={attempt.session_id} attempt={attempt} competencies={interview.competencies} />
      ))}
    </Panel>
  );
}

function Consents({ interview: { consents } }: { readonly interview: InterviewRecord }) {
  if (consents.length === 0) return <p>None was asked for</p>;
  return (
    <ul>
      {consents.map(({ item, title, version, is_given, decided_at }) => (
        <li key={`${item} ${decided_at}`}>
          {title} (text {version}): {is_given ? 'agreed' : 'declined'},{' '}
          {formatAbsolute(Date.parse(decided_at))}
        </li>
      ))}
    </ul>
  );
}

function Anchors({ anchors }: { readonly anchors: InterviewRecord['competencies'][number]['anchors'] }) {
  return (
    <ul>
      {ANCHORS.map((score) => (
        <li key={score}>
          {score}: {anchors[score]}
        </li>
      ))}
    </ul>
  );
}
