import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Report, ReportVersion, SessionEvaluation } from '../../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { useSentFocus } from '../../../components/form/use-sent-focus.ts';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { evaluationQuery } from '../../interview/queries.ts';
import { hasWords } from '../origin/has-words.ts';
import { EvaluateAgainButton } from './evaluate-again-button.tsx';
import { engineVersions, questionVersions } from './judged-against.ts';
import { newVersionNews } from './new-version-news.tsx';

/** What leads here opens what it is folded in. */
export const versionsId = 'versions';

/** All versions of a practice's report, and the way to a new one where it could say anything else. */
export function ReportVersions({ report }: { readonly report: Report }) {
  const evaluation = useQuery(evaluationQuery(report.session_id));
  return (
    <Box id={versionsId} sx={{ displayPrint: 'none', scrollMarginTop: 88 }}>
      <Panel title="Versions of this report">
        {evaluation.data && <Versions evaluation={evaluation.data} report={report} />}
        {evaluation.isPending && <SkeletonLines rows={2} />}
        {evaluation.isError && !evaluation.data && (
          <ErrorPanel
            title="The versions could not be loaded"
            error={evaluation.error}
            onRetry={() => void evaluation.refetch()}
          />
        )}
      </Panel>
    </Box>
  );
}

interface VersionsProps {
  readonly evaluation: SessionEvaluation;
  readonly report: Report;
}

function Versions({ evaluation, report }: VersionsProps) {
  const { versions, again_refused, again_reason } = evaluation;
  const { place, noteSent } = useSentFocus();
  return (
    <>
      <Box component="ul" sx={{ ...plainList, mb: 1 }}>
        {versions.map((version) => (
          <VersionLine
            key={version._id}
            version={version}
            report={report}
            isShown={version._id === report._id}
          />
        ))}
      </Box>
      <Box ref={place} role="status" tabIndex={-1} sx={{ mb: 2, '&:focus-visible': { outline: 'none' } }}>
        {newVersionNews(evaluation, report) ?? again_refused ?? again_reason}
      </Box>
      {again_refused === null && <EvaluateAgainButton sessionId={report.session_id} onAsked={noteSent} />}
    </>
  );
}

interface VersionLineProps {
  readonly version: ReportVersion;
  /** The one on the page, of the same answers. */
  readonly report: Report;
  readonly isShown: boolean;
}

function VersionLine({ version, report, isShown }: VersionLineProps) {
  const { _id, engine, created_at } = version;
  const versions = [
    ...(hasWords(report) ? engineVersions(engine) : []),
    ...questionVersions({ ...version, question_type: report.question_type }),
  ];
  const name = `Version ${version.version}`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      {isShown ? (
        <Typography component="span" aria-current="page" sx={{ ...linkTarget, fontWeight: 600 }}>
          {name}, on this page
        </Typography>
      ) : (
        <TextLink to={paths.candidate.report(_id)} sx={linkTarget}>
          {name}
        </TextLink>
      )}
      <Typography variant="body2" color="textSecondary">
        <DatedTime value={created_at} /> · {versions.join(' · ')}
      </Typography>
    </Box>
  );
}
