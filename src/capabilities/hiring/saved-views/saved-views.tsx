import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedView } from '../../../../openapi/gen/types.gen.ts';
import { listSavedViewsOptions, listSavedViewsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { deleteSavedView } from '../../../api/gen/sdk.gen.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { type OfList, viewedAt } from './viewed-at.ts';

const SaveViewDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "save-view" */ './save-view-dialog.tsx')).SaveViewDialog,
}));

/** The views of a list: each is what its address says, under a name. */
export function SavedViews({ list, workspaceId }: OfList) {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
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
  const remove = async ({ _id }: SavedView) => {
    close();
    await deleteSavedView({ path: { saved_view_id: _id }, throwOnError: true });
    await queries.invalidateQueries({ queryKey: listSavedViewsQueryKey({ query }) });
  };
  const save = () => {
    close();
    setSaving(true);
  };
  const groups = [
    { title: 'My views', of: items.filter(({ is_mine }) => is_mine) },
    { title: 'Shared views', of: items.filter(({ is_mine }) => !is_mine) },
  ].filter(({ of }) => of.length > 0);
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
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Views' } }}
      >
        {groups.flatMap(({ title, of }) => [
          <ListSubheader key={title} role="presentation" sx={{ lineHeight: '32px' }}>
            {title}
          </ListSubheader>,
          ...of.map((view) => (
            <MenuItem
              key={view._id}
              role="menuitemradio"
              aria-checked={view === current}
              selected={view === current}
              onClick={() => show(view)}
            >
              {view.name}
              {view.is_mine && view.is_shared && ' (shared)'}
            </MenuItem>
          )),
        ])}
        {groups.length > 0 && <Divider />}
        <MenuItem onClick={save}>Save this view</MenuItem>
        {current?.is_mine && (
          <MenuItem onClick={() => void remove(current)}>Delete “{current.name}”</MenuItem>
        )}
      </Menu>
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
