import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';
import { getWorkspaceOptions, listDuplicatesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { undoMerge } from '../../../api/gen/sdk.gen.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MergeDialog } from '../duplicates/merge-dialog.tsx';
import type { Here } from '../here.ts';
import type { BulkOutcome } from './bulk-status.tsx';
import { isHidden } from './words.ts';

type Pair = readonly [CompanyCandidate, CompanyCandidate];

interface MergeSelectedProps {
  readonly pair: Pair;
  readonly refresh: () => Promise<unknown>;
  readonly onDone: (outcome: BulkOutcome) => void;
  readonly onClose: () => void;
}

/** Says that the two who are selected are one person, where one works with either of them. */
export function MergeSelected({ pair, refresh, onDone, onClose }: MergeSelectedProps) {
  const places = pair.map(placesOf);
  const workspaces = useQueries({
    queries: [...new Set(places.flat().map(({ workspace_id }) => workspace_id))].map((workspace_id) =>
      getWorkspaceOptions({ path: { workspace_id } }),
    ),
  });
  const isWorked = ({ workspace_id }: Here) =>
    workspaces.some(({ data }) => data?._id === workspace_id && canWorkWith(data));
  const [first, second] = pair;
  const [ofFirst, ofSecond] = places.map((some) => some.find(isWorked));
  if (pair.some(isHidden)) return <NotYours why="Names are hidden from you." onClose={onClose} />;
  if (workspaces.some(({ isPending }) => isPending)) return null;
  const [here, other] = ofFirst ? [ofFirst, second] : [ofSecond, first];
  const there = other && placesOf(other)[0];
  if (!here || !there)
    return (
      <NotYours why="Only leads and recruiters of a workspace they are in can do this." onClose={onClose} />
    );
  const undo = async (candidate_id: string) => {
    await undoMerge({ path: here, body: { candidate_id }, throwOnError: true });
    await refresh();
    return { words: 'They are two candidates again.' };
  };
  return (
    <Compared
      here={here}
      there={there}
      onMerged={async (goneId) => {
        await refresh();
        onDone({ words: `${first.full_name} and ${second.full_name} merged.`, undo: () => undo(goneId) });
      }}
      onClose={onClose}
    />
  );
}

/** Where a candidate stands under their own name; what came from who was merged into them is not theirs to merge. */
const placesOf = ({ _id, applications }: CompanyCandidate): Here[] =>
  applications.flatMap(({ candidate_id, workspace_id }) =>
    candidate_id === _id ? { candidate_id, workspace_id } : [],
  );

interface ComparedProps {
  readonly here: Here;
  readonly there: Here;
  readonly onMerged: (goneId: string) => Promise<void>;
  readonly onClose: () => void;
}

function Compared({ here, there, onMerged, onClose }: ComparedProps) {
  const self = useQuery(listDuplicatesOptions({ path: here }));
  const other = useQuery(listDuplicatesOptions({ path: there }));
  const failed = [self, other].find(({ isError }) => isError);
  if (failed)
    return (
      <Dialog open onClose={onClose} aria-label="Merge" maxWidth="sm" fullWidth>
        <DialogContent>
          <Loaded query={failed} errorTitle="The candidates could not be compared">
            {() => null}
          </Loaded>
        </DialogContent>
      </Dialog>
    );
  return (
    self.data &&
    other.data && (
      <MergeDialog
        here={here}
        self={self.data.self}
        other={other.data.self}
        onMerged={onMerged}
        onClose={onClose}
      />
    )
  );
}

interface NotYoursProps {
  readonly why: string;
  readonly onClose: () => void;
}

function NotYours({ why, onClose }: NotYoursProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>You can’t merge these two</DialogTitle>
      <DialogContent>{why}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
