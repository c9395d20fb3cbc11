import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import type { Added } from './ask-server.ts';
import { ProgressLine } from './progress-line.tsx';
import { isProblem } from './rows.ts';
import type { CheckList } from './use-check-list.ts';

interface AddedStepProps {
  readonly list: CheckList;
  readonly added: Added;
  /** Where the candidates are now. */
  readonly to: string;
  readonly onMore: () => void;
}

/** How many were added, and what did not arrive. */
export function AddedStep({ list, added, to, onMore }: AddedStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { failed, left } = added;
  const missing = failed.reduce((sum, { rows }) => sum + rows.length, left.length);
  const open = list.rows.filter(isProblem).length;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {count(added.added)} added{added.here > 0 && `, ${count(added.here)} already here`}
      </Typography>
      {missing > 0 && (
        <Notice tone="error">
          <Typography sx={{ fontWeight: 600 }}>{count(missing)} not added</Typography>
          <Box component="ul" sx={plainList}>
            {failed.map(({ rows, why }) => (
              <li key={rows[0]?.number}>
                Rows {rows[0]?.number}–{rows.at(-1)?.number}: {why}
              </li>
            ))}
            {left.length > 0 && <li>{count(left.length)} cancelled</li>}
          </Box>
        </Notice>
      )}
      {list.progress ? (
        <ProgressLine progress={list.progress} onCancel={list.cancel} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {missing > 0 ? (
            <Button variant="contained" onClick={() => void list.retry(added)}>
              Retry {count(missing)}
            </Button>
          ) : (
            <LinkButton variant="contained" to={to}>
              View candidates
            </LinkButton>
          )}
          {open > 0 && <Button onClick={list.review}>Fix the other {count(open)}</Button>}
          <Button onClick={onMore}>Add more</Button>
        </Box>
      )}
    </Box>
  );
}

const count = (number: number) => number.toLocaleString('en-US');
