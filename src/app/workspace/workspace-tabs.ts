import { InterviewsTab, NewInterview } from '../../features/interviews/components/interviews-tab.tsx';
import { AddCandidates } from '../../features/pipeline/add-candidates.tsx';
import { PipelineTab } from '../../features/pipeline/pipeline-tab.tsx';
import { ActivityTab } from '../../features/workspaces/components/activity-tab.tsx';
import { MembersTab } from '../../features/workspaces/members/members-tab.tsx';
import { RubricTab } from '../../features/workspaces/rubric/rubric-tab.tsx';
import type { WorkspaceTab } from '../../features/workspaces/workspace-tab.ts';

/** The tabs of a workspace, in their order: each row is one, and its panel may be of any feature. */
export const workspaceTabs: readonly [WorkspaceTab, ...WorkspaceTab[]] = [
  { id: 'pipeline', label: 'Pipeline', showsCandidates: true, Panel: PipelineTab, Action: AddCandidates },
  {
    id: 'interviews',
    label: 'Interviews',
    showsCandidates: true,
    Panel: InterviewsTab,
    Action: NewInterview,
  },
  { id: 'rubric', label: 'Rubric', Panel: RubricTab },
  { id: 'members', label: 'Members', Panel: MembersTab },
  { id: 'activity', label: 'Activity', showsCandidates: true, Panel: ActivityTab },
];
