import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

export const newResumeLink = (
  <LinkButton to={paths.resumes.create} variant="contained">
    New resume
  </LinkButton>
);

/** In place of the resumes of somebody who has none. */
export const noResumes = (
  <EmptyState title="No resumes yet" action={newResumeLink}>
    Write one once, and keep a version of it for each kind of role.
  </EmptyState>
);
