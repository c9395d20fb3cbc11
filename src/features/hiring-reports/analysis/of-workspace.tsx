import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { WorkspaceChoice, workspacesQuery } from '../workspace-choice.tsx';

/** Something about one workspace: that of the address, else the one where something was done last. */
export function OfWorkspace({ children }: { readonly children: (workspaceId: string) => ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const workspaces = useQuery(workspacesQuery);
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('workspace', id);
    setSearch(next);
  };
  return (
    <Loaded query={workspaces} errorTitle="Your workspaces could not be loaded" rowHeight={240}>
      {({ items: [first, ...others] }) => {
        if (!first) return <NoWorkspace />;
        const named = search.get('workspace');
        const { _id: id } = [first, ...others].find(({ _id }) => _id === named) ?? first;
        return (
          <>
            <Box sx={choiceStyle}>
              <WorkspaceChoice value={id} onChange={choose} />
            </Box>
            <Box sx={{ maxWidth: 880 }}>{children(id)}</Box>
          </>
        );
      }}
    </Loaded>
  );
}

const NoWorkspace = () => (
  <EmptyState
    title="No workspaces yet"
    action={<LinkButton to={paths.recruiter.newWorkspace}>New workspace</LinkButton>}
  />
);

const choiceStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  mb: 0.5,
  fontSize: '0.8125rem',
} as const;
