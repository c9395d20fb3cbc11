import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSavedViewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { OfList } from './viewed-at.ts';

/**
 * Opens a list with the view that somebody chose for it, where its address says nothing. Once a page: whoever clears
 * the search there means to see all, and what was typed before the views came stays.
 */
export function useDefaultView({ list, workspaceId }: OfList): void {
  const [search, setSearch] = useSearchParams();
  const [isOpened, setOpened] = useState(search.size > 0);
  const { data } = useQuery(
    listSavedViewsOptions({ query: { list, ...(workspaceId && { workspace_id: workspaceId }) } }),
  );
  useEffect(() => {
    if (isOpened || !data) return;
    setOpened(true);
    const chosen = data.items.find((view) => view.is_default);
    if (chosen && search.size === 0) setSearch(new URLSearchParams(chosen.search), { replace: true });
  }, [isOpened, data, search, setSearch]);
}
