import Typography from '@mui/material/Typography';
import type { EngineTrouble } from '../../../openapi/gen/types.gen.ts';
import { Notice } from '../../components/notice.tsx';
import { formatAbsolute } from '../../lib/relative-time.ts';

interface EngineTroubleNoticeProps {
  /** Null where the engine can judge. */
  readonly trouble: EngineTrouble | null;
  /** What that means for whoever reads it. */
  readonly meaning: string;
}

/** Why an engine cannot judge now; nothing where it can. */
export function EngineTroubleNotice({ trouble, meaning }: EngineTroubleNoticeProps) {
  if (!trouble) return null;
  return (
    <Notice tone="info">
      <Typography sx={{ fontWeight: 600 }}>{troubleText(trouble)}</Typography>
      <Typography>{meaning}</Typography>
    </Notice>
  );
}

const kinds: Record<EngineTrouble['kind'], string> = {
  unreachable: 'The AI has not been reachable',
  refused: 'The AI has refused this server',
  absent: 'The AI is no longer configured here',
};

/** "The AI has not been reachable since 20 Nov 2026, 14:02 CET." */
function troubleText({ kind, since }: EngineTrouble): string {
  return since ? `${kinds[kind]} since ${formatAbsolute(Date.parse(since))}.` : `${kinds[kind]}.`;
}
