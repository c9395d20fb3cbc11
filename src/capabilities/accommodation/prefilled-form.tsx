import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type {
  AccommodationWishes,
  InterviewAccommodations,
  InvitedInterview,
} from '../../../openapi/gen/types.gen.ts';
import { getAccommodationWishesOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import type { Accommodations } from '../../components/form/fields/accommodation-fields.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { AccommodationForm } from './accommodation-form.tsx';
import { asksForSomething, initialRequest } from './accommodation-request.ts';

const summaries: Record<InterviewAccommodations['state'], string> = {
  none: 'Ask for accommodations',
  waiting: 'Change my request',
  decided: 'Ask again',
};

interface PrefilledFormProps {
  readonly interview: InvitedInterview;
  /** Called once a request is stored. */
  readonly onSent: (stored: InvitedInterview) => void;
}

/** The form to ask with; before the first request it holds what was wished once for all in the settings. */
export function PrefilledForm({ interview, onSent }: PrefilledFormProps) {
  const { _id, accommodations } = interview;
  const isFirst = accommodations.state === 'none';
  const wishes = useQuery({ ...getAccommodationWishesOptions(), enabled: isFirst });
  // Nobody's typing may be replaced by what comes later; without the wishes the form is empty.
  if (isFirst && wishes.isPending) return <SkeletonLines rows={3} />;
  const initial = initialRequest(accommodations, wishes.data && wishedOf(wishes.data));
  return (
    <Disclosure summary={summaries[accommodations.state]} isOpen={asksForSomething(initial) && isFirst}>
      {isFirst && asksForSomething(initial) && (
        <Typography sx={{ mb: 2 }}>
          Filled in with <TextLink to={`${paths.candidate.settings}?tab=accessibility`}>your wishes</TextLink>{' '}
          from the settings. Nobody sees them before you ask.
        </Typography>
      )}
      <AccommodationForm interviewId={_id} initial={initial} onSent={onSent} />
    </Disclosure>
  );
}

const wishedOf = ({ saved_at: _time, ...wished }: AccommodationWishes): Accommodations => wished;
