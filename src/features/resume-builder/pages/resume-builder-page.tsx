import { useQuery } from '@tanstack/react-query';
import { listResumesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { newResumeLink, noResumes } from '../list/no-resumes.tsx';
import { ResumeCards } from '../list/resume-cards.tsx';

/** The resumes that were worked on last, and the way to all of them. */
export function ResumeBuilderPage() {
  const resumes = useQuery({ ...listResumesOptions({ query: { page_size: 12 } }), refetchOnMount: 'always' });
  const actions = (
    <>
      <LinkButton to={paths.resumes.mine} variant="outlined">
        My resumes
      </LinkButton>
      {newResumeLink}
    </>
  );
  return (
    <>
      <PageHeader title="Resume builder" actions={actions} />
      <Loaded query={resumes} errorTitle="Your resumes could not be loaded" rows={3} rowHeight={120}>
        {({ items }) => (items.length === 0 ? noResumes : <ResumeCards resumes={items} />)}
      </Loaded>
    </>
  );
}
