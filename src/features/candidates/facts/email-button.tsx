import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Application } from '../../../../openapi/gen/types.gen.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { retryImport } from '../../../lib/retry-import.ts';
import { useStores } from '../../../stores/context.tsx';
import { type Here, useChanged } from '../here.ts';

const loadDialog = () => import(/* webpackChunkName: "candidate-mail" */ '../bulk/mail-dialog.tsx');

const MailDialog = lazy(async () => ({ default: (await retryImport(loadDialog)).MailDialog }));

interface EmailButtonProps {
  readonly here: Here;
  readonly application: Application;
}

/** Writes to a candidate about their application here; the mail is in their timeline. */
export function EmailButton({ here, application }: EmailButtonProps) {
  const { notifications } = useStores();
  const changed = useChanged(here);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKeys([{ key: 'e', label: 'Email', act: open }]);
  const { _id, full_name } = application.candidate;
  return (
    <>
      <Button size="small" variant="text" aria-haspopup="dialog" title="Email (E)" onClick={open}>
        Email…
      </Button>
      {isOpen && (
        <Suspense>
          <MailDialog
            rows={[{ _id, full_name }]}
            workspaceId={here.workspace_id}
            refresh={() => changed()}
            onDone={({ words, reached }) => {
              setOpen(false);
              if (reached > 0) notifications.success(words);
              else notifications.error(words);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
