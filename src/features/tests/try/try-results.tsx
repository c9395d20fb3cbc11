import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExactResult, TestPreview, TryResult } from '../../../../openapi/gen/types.gen.ts';
import { CodePanel } from '../../../capabilities/code/result/code-panel.tsx';
import { ExactOptions } from '../../../capabilities/report-view/findings/exact-options.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { pointsText } from '../words.ts';

interface TryResultsProps {
  readonly preview: TestPreview;
  readonly result: TryResult;
}

/** What the answers would earn, with key and cases. */
export function TryResults({ preview, result }: TryResultsProps) {
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Typography role="status" variant="h3" component="p">
        {pointsText(result.points, result.possible)}
      </Typography>
      {result.results.map(({ item_id, worth, exact }) => {
        const question = preview.questions.find((one) => one.item_id === item_id);
        return (
          question && (
            <Box component="section" key={item_id} sx={{ mt: 2 }}>
              <Typography component="h2" variant="h4" sx={{ whiteSpace: 'pre-line' }}>
                {question.number}. {visibleControls(question.prompt)}
              </Typography>
              {exact ? (
                <Found exact={exact} worth={worth} />
              ) : (
                <Typography color="textSecondary">Rated by people, out of {worth}.</Typography>
              )}
            </Box>
          )
        );
      })}
    </Box>
  );
}

function Found({ exact, worth }: { readonly exact: ExactResult; readonly worth: number }) {
  const { code, options, points, result, explanation } = exact;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {points === null ? 'A person decides' : pointsText(points * worth, worth)}
        {result === null && ' · not answered'}
      </Typography>
      {code ? (
        <CodePanel code={code} verdict={result} />
      ) : (
        <ExactOptions options={options} isAnswered={result !== null} />
      )}
      {explanation && <Typography sx={{ mt: 1 }}>{explanation}</Typography>}
    </>
  );
}
