import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HiringDefaults, HiringInterview, Workspace } from '../../../openapi/gen/types.gen.ts';
import { createHiringInterview, listBankQuestions } from '../../api/gen/sdk.gen.ts';
import { canBeTold, type FormFailureCause } from '../../components/form/use-form.ts';
import { useKeptDraft } from '../../components/form/use-kept-draft.ts';
import { useKeys } from '../../components/keys/use-keys.ts';
import { LoadBoundary } from '../../components/load-boundary.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useKeyChord } from '../../components/use-key-chord.ts';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { paths } from '../../lib/paths.ts';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { useStores } from '../../stores/context.tsx';
import { ChosenQuestions } from './chosen/chosen-questions.tsx';
import {
  type Chosen,
  type Design,
  emptyDesign,
  inOrder,
  isPhone,
  moved,
  requestOf,
  suggested,
} from './design.ts';
import { duplicateOf } from './duplicate.ts';
import { Library } from './library/library.tsx';
import { usePreview } from './preview/use-preview.ts';
import { InterviewSettings } from './settings/interview-settings.tsx';

const PreviewRun = lazy(async () => ({
  default: (await import(/* webpackChunkName: "interview-preview" */ './preview/preview-run.tsx')).PreviewRun,
}));

interface DesignerProps {
  readonly workspace: Workspace;
  readonly defaults: HiringDefaults;
  /** A frozen one that it begins as. */
  readonly from?: HiringInterview | undefined;
}

/** Library left, what is asked in the middle, how it is held right. */
export const Designer = observer(function Designer({ workspace, defaults, from }: DesignerProps) {
  const { _id: id, title, rubric } = workspace;
  const { competencies } = rubric;
  const { auth } = useStores();
  const keptAs = ['interview', id, auth.user?._id, ...(from ? [from._id] : [])].join(':');
  const [initial] = useState(() => (from ? duplicateOf(from, competencies) : emptyDesign(title, defaults)));
  const { draft: design, change, savedAt, forget } = useKeptDraft<Design>(keptAs, initial);
  const [isBare, setBare] = useState(false);
  const { settings } = design;
  const chosen = inOrder(design.chosen, competencies);
  const bodyOf = () => requestOf(design, competencies, new Date());
  const { freeze, isPending, failure } = useFreeze(id, { bodyOf, onFrozen: forget });
  const { begin, begun, end, failure: whyNoPreview } = usePreview(id, bodyOf);
  const setChosen = (next: readonly Chosen[]) => change({ chosen: next });
  const suggest = async () => {
    const query = { page_size: 100, level: settings.level };
    const { data } = await listBankQuestions({ path: { workspace_id: id }, query, throwOnError: true });
    const found = suggested(data.items, competencies);
    setChosen(found);
    setBare(found.length === 0);
  };
  const isHeldByPeople = Boolean(settings.live);
  const canPreview = chosen.length > 0 && !isHeldByPeople && begun === null;
  useKeyChord(begun ? null : 'Enter', () => void freeze());
  useKeys([{ key: 'p', label: 'Preview as candidate', act: () => canPreview && void begin() }]);
  const minutes = chosen.reduce((sum, one) => sum + one.minutes, 0);
  if (begun)
    return (
      <LoadBoundary fallback={<p>The preview could not be loaded. Reload the page.</p>}>
        <Suspense fallback={<SkeletonLines rows={8} />}>
          <PreviewRun workspaceId={id} begun={begun} onClose={end} />
        </Suspense>
      </LoadBoundary>
    );
  const told = failure ?? whyNoPreview;
  return (
    <>
      <PageHeader
        title="New interview"
        subtitle={<TextLink to={paths.recruiter.workspace(id)}>{title}</TextLink>}
        actions={
          <>
            <Typography role="status" variant="caption" color="textSecondary">
              {savedAt && `Saved ${timeOfDay(savedAt)}`}
            </Typography>
            {!isHeldByPeople && (
              <Button
                variant="outlined"
                disabled={!canPreview}
                title="Preview as candidate (P)"
                onClick={() => void begin()}
              >
                Preview
              </Button>
            )}
            <WaitingButton
              variant="contained"
              busy={isPending}
              disabled={chosen.length === 0}
              title="Ctrl+Enter"
              onClick={() => void freeze()}
            >
              Freeze and invite
            </WaitingButton>
          </>
        }
      />
      {told && <Notice tone="error">{told.fieldErrors[0]?.message ?? told.text}</Notice>}
      {from && <LeftBehind count={from.frozen_questions.length - initial.chosen.length} />}
      <Box sx={columnsStyle}>
        <Library
          workspaceId={id}
          competencies={competencies}
          chosen={chosen}
          onAdd={(...added) => setChosen([...chosen, ...added])}
        />
        <Panel
          title="Interview"
          action={
            <Typography role="status" variant="body2" color="textSecondary">
              Candidates see: {countOf(chosen.length)}, about {minutes} min
            </Typography>
          }
        >
          <ChosenQuestions
            competencies={competencies}
            chosen={chosen}
            onMove={(key, by) => setChosen(moved(chosen, key, by))}
            onRemove={(key) => setChosen(chosen.filter((one) => one.key !== key))}
            isBare={isBare}
            onSuggest={() => void suggest()}
          />
        </Panel>
        <InterviewSettings
          workspaceId={id}
          settings={settings}
          titleError={settings.title.trim() === '' ? 'Enter a title.' : undefined}
          onChange={(one) => change({ settings: { ...settings, ...one } })}
        />
      </Box>
    </>
  );
});

function LeftBehind({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="info">
      {count === 1 ? '1 question was' : `${countOf(count)} were`} not copied. Add test items from Tests.
    </Notice>
  );
}

const countOf = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

interface Freezing {
  readonly bodyOf: () => ReturnType<typeof requestOf>;
  readonly onFrozen: () => void;
}

/** Freezes the design and goes on to inviting. */
function useFreeze(workspaceId: string, { bodyOf, onFrozen }: Freezing) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailureCause | null>(null);
  const freeze = async () => {
    const body = bodyOf();
    if (isPending || body.questions.length === 0 || body.title.trim() === '' || !isPhone(body.live?.phone))
      return;
    setPending(true);
    setFailure(null);
    try {
      const { data } = await createHiringInterview({
        path: { workspace_id: workspaceId },
        body,
        throwOnError: true,
      });
      onFrozen();
      await queries.invalidateQueries();
      await navigate(paths.recruiter.interview(workspaceId, data._id, { invite: '1' }));
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return { freeze, isPending, failure };
}

const columnsStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '264px minmax(0, 1fr)', lg: '264px minmax(0, 1fr) 272px' },
} as const;
