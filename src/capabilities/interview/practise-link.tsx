import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsOff } from '../../stores/use-is-off.ts';

/** The way on from where there is nothing yet. */
export const PractiseLink = observer(function PractiseLink() {
  if (useIsOff('practice')) return null;
  return (
    <LinkButton to={paths.candidate.practice} variant="contained" size="large">
      Practice an interview
    </LinkButton>
  );
});
