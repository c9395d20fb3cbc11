import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getPlaceToRateOptions, getReviewOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { ReviewDesk } from '../review-desk.tsx';

/** One submitted attempt: its transcript and one's own scorecard, then what others and the engine found. */
export function ReviewPage() {
  const { sessionId = '' } = useParams();
  const review = useQuery(getReviewOptions({ path: { hiring_session_id: sessionId } }));
  const { data: place } = useQuery(getPlaceToRateOptions({ query: { session_id: sessionId } }));
  return (
    <Loaded
      query={review}
      errorTitle="This session could not be loaded"
      wayBack={{ to: paths.recruiter.interviews, label: 'All interviews' }}
      rowHeight={400}
    >
      {(data) => (
        <ReviewDesk key={`${data.session_id} ${data.names.are_hidden}`} review={data} place={place} />
      )}
    </Loaded>
  );
}
