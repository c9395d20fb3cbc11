import Typography from '@mui/material/Typography';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { accommodationText } from '../../../capabilities/accommodation/accommodation-request.ts';

/** What was granted for an attempt, whatever was decided since; not a word where nothing was. */
export function HeldWith({ accommodation }: { readonly accommodation: InterviewResult['held_with'] }) {
  const text = accommodation ? accommodationText(accommodation) : null;
  if (accommodation && !text) return null;
  return <Typography sx={{ mb: 3 }}>{text ? `Granted for this attempt: ${text}.` : notKnown}</Typography>;
}

const notKnown =
  'What was granted for this attempt is not known: at that time only the last decision was kept, and it was made after the attempt.';
