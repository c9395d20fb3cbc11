import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { getCandidateResumeOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { downloadResume } from '../../../api/gen/sdk.gen.ts';
import { AttachedResumeText } from '../../../capabilities/resume-import/attached-resume.tsx';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { CodeTab, codingIn } from './code-tab.tsx';
import { EditorTab } from './editor-tab.tsx';

const TRANSCRIPT: LinkTab = { id: 'transcript', label: 'Transcript' };
const TIMELINE: LinkTab = { id: 'timeline', label: 'Timeline' };
const EDITOR: LinkTab = { id: 'editor', label: 'Editor' };
const CODE: LinkTab = { id: 'code', label: 'Code' };
const RESUME: LinkTab = { id: 'resume', label: 'Resume' };

interface AnswerTabsProps {
  readonly review: HiringReview;
  /** What happened in a live interview. */
  readonly timeline: ReactNode;
  /** The transcript. */
  readonly children: ReactNode;
}

/** What was said, and beside it what happened live, the code and the resume where there are any. */
export function AnswerTabs({ review, timeline, children }: AnswerTabsProps) {
  const path = { workspace_id: review.workspace._id, candidate_id: review.candidate._id };
  // Interviewers see what is assigned to them alone; a resume names its owner.
  const isShown = review.can_show && !review.names.are_hidden;
  const attached = useQuery({ ...getCandidateResumeOptions({ path }), enabled: isShown });
  const resume = isShown ? attached.data?.resume : undefined;
  const tabs: [LinkTab, ...LinkTab[]] = [
    TRANSCRIPT,
    ...(review.live ? [TIMELINE, EDITOR] : []),
    ...(codingIn(review).length > 0 ? [CODE] : []),
    ...(resume ? [RESUME] : []),
  ];
  const selected = useSelectedTab(tabs);
  if (tabs.length === 1) return children;
  return (
    <LinkTabs label="What the candidate gave" tabs={tabs} selected={selected}>
      {/* It stays: what is marked in it and where it was read. */}
      <Box hidden={selected !== TRANSCRIPT}>{children}</Box>
      {review.live && <Box hidden={selected !== TIMELINE}>{timeline}</Box>}
      {selected === EDITOR && <EditorTab sessionId={review.session_id} />}
      {selected === CODE && <CodeTab review={review} />}
      {selected === RESUME && resume && (
        <AttachedResumeText
          of={`${path.workspace_id} ${path.candidate_id}`}
          resume={resume}
          download={async () =>
            (await downloadResume({ path, parseAs: 'blob', throwOnError: true })).data as Blob
          }
        />
      )}
    </LinkTabs>
  );
}
