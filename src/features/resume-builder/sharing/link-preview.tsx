import { useQuery } from '@tanstack/react-query';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { previewShareLinkOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ResumePages } from '../../../capabilities/resume/pages/resume-pages.tsx';
import { useDrawing } from '../../../capabilities/resume/pages/use-drawing.ts';
import { Loaded } from '../../../components/loaded.tsx';

interface LinkPreviewProps {
  readonly resumeId: string;
  readonly hidesContact: boolean;
}

/** What whoever opens a link will see. */
export function LinkPreview({ resumeId, hidesContact }: LinkPreviewProps) {
  const shown = useQuery({
    ...previewShareLinkOptions({ path: { resume_id: resumeId }, query: { hides_contact: hidesContact } }),
    // It is edited beside this.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={shown} errorTitle="The preview could not be loaded" rows={1} rowHeight={320}>
      {(draft) => <Pages draft={draft} />}
    </Loaded>
  );
}

const Pages = ({ draft }: { readonly draft: ResumeDraft }) => (
  <ResumePages drawing={useDrawing(draft)} label="What this link shows" />
);
