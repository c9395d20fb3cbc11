import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import type { ListSavedViewsData, SavedView } from '../../../../openapi/gen/types.gen.ts';
import { listSavedViewsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { deleteSavedView } from '../../../api/gen/sdk.gen.ts';

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
            {view.is_mine && view.is_shared && ' (shared)'}
          </MenuItem>
        )),
      ])}
      {groups.length > 0 && <Divider />}
      <MenuItem onClick={onSave}>Save this view</MenuItem>
      {current?.is_mine && <MenuItem onClick={() => void remove(current)}>Delete “{current.name}”</MenuItem>}
    </Menu>
  );
}
