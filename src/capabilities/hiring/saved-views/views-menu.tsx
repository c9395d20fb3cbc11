import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import type { ListSavedViewsData, SavedView } from '../../../../openapi/gen/types.gen.ts';
import { listSavedViewsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { deleteSavedView, saveView } from '../../../api/gen/sdk.gen.ts';

interface ViewsMenuProps {
  readonly anchor: () => HTMLElement | null;
  readonly views: readonly SavedView[];
  /** The one that is shown. */
  readonly current: SavedView | undefined;
  readonly onClose: () => void;
  readonly onShow: (view: SavedView) => void;
  readonly onSave: () => void;
  /** What was asked for. */
  readonly query: ListSavedViewsData['query'];
}

/** One's own views, those of others, and what can be done with the one that is shown. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { anchor, views, current, onClose, onShow, onSave, query } = props;
  const queries = useQueryClient();
  const remove = async ({ _id }: SavedView) => {
    onClose();
    await deleteSavedView({ path: { saved_view_id: _id }, throwOnError: true });
    await queries.invalidateQueries({ queryKey: listSavedViewsQueryKey({ query }) });
  };
  const setDefault = async ({ name, search, is_shared, is_default }: SavedView) => {
    onClose();
    const of = { list: query.list, workspace_id: query.workspace_id ?? null };
    await saveView({ body: { ...of, name, search, is_shared, is_default: !is_default }, throwOnError: true });
    await queries.invalidateQueries({ queryKey: listSavedViewsQueryKey({ query }) });
  };
  const groups = [
    { title: 'My views', of: views.filter(({ is_mine }) => is_mine) },
    { title: 'Shared views', of: views.filter(({ is_mine }) => !is_mine) },
  ].filter(({ of }) => of.length > 0);
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Views' } }}>
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
            onClick={() => onShow(view)}
          >
            {view.name}
            {wordsOf(view)}
          </MenuItem>
        )),
      ])}
      {groups.length > 0 && <Divider />}
      <MenuItem onClick={onSave}>Save this view</MenuItem>
      {current?.is_mine && (
        <MenuItem onClick={() => void setDefault(current)}>
          {current.is_default ? 'Stop opening with this view' : 'Open with this view'}
        </MenuItem>
      )}
      {current?.is_mine && <MenuItem onClick={() => void remove(current)}>Delete “{current.name}”</MenuItem>}
    </Menu>
  );
}

function wordsOf({ is_mine, is_shared, is_default }: SavedView): string {
  const words = [...(is_default ? ['default'] : []), ...(is_mine && is_shared ? ['shared'] : [])];
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}
