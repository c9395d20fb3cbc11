import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentItem, ContentValues } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getContentQueryKey, listContentQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { keepContent } from '../../../api/gen/sdk.gen.ts';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Differences } from './differences.tsx';

interface FileUpgradeProps {
  readonly item: ContentItem;
  readonly onTake: (values: ContentValues) => void;
}

/** The file that an upgrade brought, against what was published here: to take or to leave. */
export function FileUpgrade({ item, onTake }: FileUpgradeProps) {
  const queries = useQueryClient();
  const [isKeeping, setKeeping] = useState(false);
  const path = { content_kind: item.kind, content_id: item._id };
  const keep = async (reason: string) => {
    const { data } = await keepContent({ ...taking(() => true), path, body: { reason }, throwOnError: true });
    queries.setQueryData(getContentQueryKey({ path }), data);
    await queries.invalidateQueries({ queryKey: listContentQueryKey() });
  };
  return (
    <Panel title="An upgrade changed the shipped text">
      <Differences fields={item.fields} before={item.values} after={item.file_values} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => onTake(item.file_values)}>
          Take into draft
        </Button>
        <Button variant="outlined" onClick={() => setKeeping(true)}>
          Keep ours
        </Button>
      </Box>
      {isKeeping && (
        <ReasonDialog
          title="Keep what is published?"
          message="The shipped text is no longer offered until it changes again."
          confirmLabel="Keep ours"
          onSend={keep}
          onClose={() => setKeeping(false)}
        />
      )}
    </Panel>
  );
}
