import type { ComponentType } from 'react';
import type { Workspace } from '../../../openapi/gen/types.gen.ts';

interface OfWorkspace {
  readonly workspace: Workspace;
}

/** One subject of a workspace's page. */
export interface WorkspaceTab {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** Whether it shows candidates, whom interviewers do not see. */
  readonly showsCandidates?: boolean;
  readonly Panel: ComponentType<OfWorkspace>;
  /** What is done first here; it stands in the page's header. */
  readonly Action?: ComponentType<OfWorkspace>;
}
