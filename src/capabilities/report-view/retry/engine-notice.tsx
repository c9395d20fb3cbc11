import Box from '@mui/material/Box';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { Notice } from '../../../components/notice.tsx';
import { engineChanged, whyNotComparable } from '../versions/comparable.ts';

interface EngineNoticeProps {
  readonly earlier: Report;
  readonly later: Report;
}

/** Says where two answers to one question were not looked at in the same way; else nothing. */
export function EngineNotice({ earlier, later }: EngineNoticeProps) {
  const reason = whyNotComparable(earlier, later);
  if (!reason && !engineChanged(earlier, later)) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone="info">
        {reason
          ? `Of the earlier answer only the words are shown, not what was found in it. The two reports cannot be compared: ${lowerFirst(reason)}`
          : 'The engine has changed between the two, so a difference may come from the engine and not from your answers.'}
      </Notice>
    </Box>
  );
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
