import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ContentItem, ContentValues, ContentVersionSummary } from '../../../../openapi/gen/types.gen.ts';
import { getContentVersionOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Differences } from './differences.tsx';

interface ContentHistoryProps {
  readonly item: ContentItem;
  readonly onRestore: (values: ContentValues) => void;
}

/** Who published what and why; each version can be compared with what holds, and taken into the draft. */
export function ContentHistory({ item, onRestore }: ContentHistoryProps) {
  const [number, setNumber] = useState<number | null>(null);
  const columns: readonly [Column<ContentVersionSummary>, ...Column<ContentVersionSummary>[]] = [
    { name: 'Version', width: 80, cell: (row) => row.number },
    { name: 'Hash', width: 160, cell: (row) => row.version, from: 'lg' },
    { name: 'Published', width: 120, cell: (row) => <RelativeTime value={row.published_at} /> },
    { name: 'By', width: 160, cell: (row) => row.published_by ?? 'Deleted account' },
    { name: 'Reason', cell: (row) => row.reason },
    {
      name: 'Actions',
      width: 104,
      cell: (row) => (
        <Button
          size="small"
          variant="text"
          aria-label={`Compare version ${row.number}`}
          onClick={() => setNumber(row.number)}
        >
          Compare
        </Button>
      ),
    },
  ];
  return (
    <Panel title="History">
      {item.history.length === 0 ? (
        <Typography>Nothing was published here yet.</Typography>
      ) : (
        <DataTable
          label="History"
          columns={columns}
          rows={item.history}
          keyOf={(row) => String(row.number)}
        />
      )}
      {number !== null && (
        <VersionDialog item={item} number={number} onRestore={onRestore} onClose={() => setNumber(null)} />
      )}
    </Panel>
  );
}

interface VersionDialogProps extends ContentHistoryProps {
  readonly number: number;
  readonly onClose: () => void;
}

function VersionDialog({ item, number, onRestore, onClose }: VersionDialogProps) {
  const id = useId();
  const path = { content_kind: item.kind, content_id: item._id, version: number };
  const query = useQuery(getContentVersionOptions({ path }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>From version {number} to what is published</DialogTitle>
      <DialogContent>
        <Loaded query={query} errorTitle="The version could not be loaded" rowHeight={160}>
          {({ values }) => <Differences fields={item.fields} before={values} after={item.values} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="outlined"
          disabled={!query.data}
          onClick={() => {
            if (query.data) onRestore(query.data.values);
            onClose();
          }}
        >
          Restore into draft
        </Button>
      </DialogActions>
    </Dialog>
  );
}
