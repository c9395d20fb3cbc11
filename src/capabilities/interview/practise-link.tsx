import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';

/** The way on from where there is nothing yet. */
export function PractiseLink() {
  return (
    <LinkButton to={paths.candidate.practice} variant="contained" size="large">
      Practice an interview
    </LinkButton>
  );
}
