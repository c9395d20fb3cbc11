import Typography from '@mui/material/Typography';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { codeRules, exactRule } from '../../interview/words.ts';

/** How the answers with a key or with code are scored; nothing where there are none. */
export function ExactRules({ report: { questions, mode } }: { readonly report: Report }) {
  const results = questions.flatMap(({ exact }) => exact ?? []);
  const hasCode = results.some(({ code }) => code);
  const hasKey = results.some(({ code }) => !code);
  if (results.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {titleOf(hasCode, hasKey)}
      </Typography>
      {hasKey && <Typography variant="body2">{exactRule}</Typography>}
      {hasCode && (
        <Typography variant="body2">{codeRules[mode === 'practice' ? 'practice' : 'hiring']}</Typography>
      )}
    </div>
  );
}

function titleOf(hasCode: boolean, hasKey: boolean): string {
  if (!hasKey) return 'How code is scored';
  return hasCode ? 'How choices and code are scored' : 'How choices are scored';
}
