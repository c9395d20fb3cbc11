import Typography from '@mui/material/Typography';
import type { EngineTrouble } from '../../../openapi/gen/types.gen.ts';
import { Notice } from '../../components/notice.tsx';
import { troubleText } from './engine-trouble.ts';

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
