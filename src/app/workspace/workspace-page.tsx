import { WorkspaceFrame } from '../../features/workspaces/pages/workspace-frame.tsx';
import { workspaceTabs } from './workspace-tabs.ts';

/** The page of a workspace with the tabs of all features. */
export function WorkspacePage() {
  return <WorkspaceFrame tabs={workspaceTabs} />;
}
