import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Anchors } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { rungNames, rungs } from './anchor-words.ts';

interface AnchorsDisclosureProps {
  readonly summary: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  /** What the anchors are of, in a sentence. */
  readonly about?: string;
  readonly anchors: Anchors;
  /** What else belongs to the scale. */
  readonly children?: ReactNode;
}

/** The written anchors to hold an answer against, the strongest first. */
export function AnchorsDisclosure({
  summary,
  isOpen = false,
  about,
  anchors,
  children,
}: AnchorsDisclosureProps) {
  return (
    <Disclosure summary={summary} isOpen={isOpen}>
      {about && <Typography sx={{ mb: 1.5 }}>{about}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '72px 1fr' } }}>
        {rungs.toReversed().map((rung) => (
          <Box key={rung} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {rungNames[rung]}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {anchors[rung]}
            </Typography>
          </Box>
        ))}
      </Box>
      {children}
    </Disclosure>
  );
}
