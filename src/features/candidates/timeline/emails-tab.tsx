import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listDecisionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canDecide } from '../../../capabilities/hiring/workspace-roles.ts';
import { Notice } from '../../../components/notice.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { useUndo } from '../decision/use-undo.ts';
import type { OfCandidate } from '../tabs/of-candidate.ts';
import { MAILED } from './activity-groups.ts';
import { ActivityList, activityRow } from './activity-list.tsx';

/** What was written to a candidate, and what is going to be. */
export function EmailsTab(of: OfCandidate) {
  return (
    <>
      <Scheduled {...of} />
      <ActivityList here={of.here} label="Emails" kinds={MAILED} none="No emails yet" />
    </>
  );
}

/** The email of a decision that has not left yet; without it the decision does not stand either. */
function Scheduled({ here, application, workspace }: OfCandidate) {
  const { data } = useQuery(listDecisionsOptions({ path: here }));
  const undo = useUndo(here);
  const [told, setTold] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const mayUndo = canDecide(workspace) && application.retention.removed_at === null;
  const waiting = data?.items.flatMap(({ _id, mail, undone_at: undone, undo_until: until }) =>
    mail?.status === 'scheduled' && !undone ? [{ _id, at: mail.at, until }] : [],
  );
  async function takeBack(decisionId: string) {
    setTold(await undo(decisionId));
    frame.current?.focus();
  }
  return (
    <Box ref={frame} tabIndex={-1} sx={{ outline: 'none' }}>
      {told && <Notice tone="warning">{told}</Notice>}
      {waiting && waiting.length > 0 && (
        <Box component="ul" aria-label="Scheduled emails" sx={plainList}>
          {waiting.map(({ _id, at, until }) => (
            <Box component="li" key={_id} sx={activityRow}>
              <span>Rejection leaves {formatAbsolute(Date.parse(at))}</span>
              {until && mayUndo && (
                <Button
                  size="small"
                  variant="outlined"
                  sx={{ ml: 'auto', my: 0.5 }}
                  onClick={() => void takeBack(_id)}
                >
                  Undo decision
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
