import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Anchors, Assessment } from '../../../../openapi/gen/types.gen.ts';
import { NeedsPerson } from '../../interview/needs-person.tsx';
import { judgementsText, matchedAnchors } from '../anchors/anchor-words.ts';
import { ScoreMark } from '../scores/score-mark.tsx';
import { EvidenceQuote } from '../transcript/evidence-quote.tsx';

interface AssessmentPanelProps {
  readonly assessment: Assessment;
  readonly anchors: Anchors;
}

/** What the AI judged of the answers to one question, with the words that it rests on. */
export function AssessmentPanel({ assessment, anchors }: AssessmentPanelProps) {
  const { state, score, note, evidence, missing, dropped_quotes = 0 } = assessment;
  const matched = matchedAnchors(assessment, anchors);
  const judgements = judgementsText(assessment);
  return (
    <div>
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {state === 'skipped' ? 'Skipped' : 'AI score'}
      </Typography>
      {score !== null && (
        <Box sx={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
          <ScoreMark score={score} />
          {judgements && (
            <Typography variant="body2" color="textSecondary">
              {judgements}
            </Typography>
          )}
        </Box>
      )}
      {state === 'needs_human' && <NeedsPerson note={note} />}
      {state !== 'needs_human' && note && <Typography color="textSecondary">{note}</Typography>}
      <Box component="dl" sx={partsStyle}>
        {matched.length > 0 && (
          <Part term={matched.length === 1 ? 'Nearest written anchor' : 'Between two written anchors'}>
            {matched.map(({ name, words }) => (
              <div key={name}>
                {name}: {words}
              </div>
            ))}
          </Part>
        )}
        {evidence.length > 0 && (
          <Part term="Rests on these words" isOnScreenOnly>
            <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
              {evidence.map((span) => (
                <EvidenceQuote key={`${span.turn_id}-${span.start}-${span.end}`} span={span} />
              ))}
            </Box>
          </Part>
        )}
        {dropped_quotes > 0 && <Part term="Left out">{droppedWords(dropped_quotes)}</Part>}
        {missing.length > 0 && (
          <Part term="Not shown in the answer">
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Box>
          </Part>
        )}
      </Box>
    </div>
  );
}

function droppedWords(quotes: number): string {
  const which = quotes === 1 ? '1 quote of the AI does' : `${quotes} quotes of the AI do`;
  return `${which} not stand in the answer word for word, or would fit any answer. No score rests on it.`;
}

interface PartProps {
  readonly term: string;
  /** On paper the answer itself shows it. */
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

function Part({ term, isOnScreenOnly = false, children }: PartProps) {
  return (
    <Box sx={{ breakInside: 'avoid', ...(isOnScreenOnly && { displayPrint: 'none' }) }}>
      <Typography component="dt" sx={{ fontWeight: 600, mt: 1.5 }}>
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** On paper each part stays whole, and not all of them together: a score would leave half a page empty before it. */
const partsStyle = { m: 0, '&&': { breakInside: 'auto' } } as const;
