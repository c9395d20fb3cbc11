import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedView } from '../../../../openapi/gen/types.gen.ts';
import { listSavedViewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { type OfList, viewedAt } from './viewed-at.ts';

const ViewsMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views-menu" */ './views-menu.tsx')).ViewsMenu,
}));
const SaveViewDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "save-view" */ './save-view-dialog.tsx')).SaveViewDialog,
}));

/** The views of a list: each is what its address says, under a name. */
export function SavedViews({ list, workspaceId }: OfList) {
  const [search, setSearch] = useSearchParams();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const query = { list, ...(workspaceId && { workspace_id: workspaceId }) };
  const views = useQuery(listSavedViewsOptions({ query }));
  useKeys([{ key: 'v', label: 'Views', act: () => setOpen(true) }]);
  const items = views.data?.items ?? [];
  const here = viewedAt(search);
  const current = items.find((view) => viewedAt(new URLSearchParams(view.search)) === here);
  const close = () => setOpen(false);
  const show = (view: SavedView) => {
    close();
    setSearch(new URLSearchParams(view.search));
  };
  const save = () => {
    close();
    setSaving(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title="V"
        onClick={() => setOpen(true)}
        sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {current ? `View: ${current.name}` : 'Views'}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewsMenu
            anchor={() => button.current}
            views={items}
            current={current}
            onClose={close}
            onShow={show}
            onSave={save}
            query={query}
          />
        </Suspense>
      )}
      {isSaving && (
        <Suspense>
          <SaveViewDialog
            list={list}
            workspaceId={workspaceId}
            search={here}
            current={current?.is_mine ? current : undefined}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}
