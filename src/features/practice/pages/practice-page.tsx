import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PracticeOptions } from '../../../../openapi/gen/types.gen.ts';
import { getPracticeOptionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { unfinishedSessions } from '../../../api/unfinished-sessions.ts';
import { presetsOf } from '../../../capabilities/interview/practice/presets.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { Notice } from '../../../components/notice.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useStores } from '../../../stores/context.tsx';
import { trialOf } from '../../../stores/kept-trial.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { HowPracticeWorks } from '../components/how-practice-works.tsx';
import { UnfinishedPractices } from '../components/unfinished-practices.tsx';
import { Customize } from '../customize/customize.tsx';
import { PresetList } from '../presets/preset-list.tsx';
import { SaveTrial } from '../trial/save-trial.tsx';

/** Starts a practice with one click, or with choices of one's own; what was tried before the registration comes first. */
export function PracticePage() {
  const { user } = useStores().auth;
  const [trial, setTrial] = useState(() => user && trialOf(user.email));
  return trial ? <SaveTrial trial={trial} onDrop={() => setTrial(null)} /> : <NewPractice />;
}

function NewPractice() {
  const isClosed = useIsOff('practice');
  const options = useQuery(getPracticeOptionsOptions());
  // Without them a new practice can be started all the same; before they are there the page would jump.
  const unfinished = useQuery(unfinishedSessions());
  const isPending = options.isPending || unfinished.isPending;
  return (
    <FocusedFrame backLabel="Dashboard">
      <PageHeader title="Practice" subtitle="Only you see your answers and reports." />
      {options.data && !isPending && (
        <Stack spacing={3}>
          {isClosed && <Notice tone="info">New practice interviews are switched off here.</Notice>}
          {unfinished.data && <UnfinishedPractices sessions={unfinished.data.items} />}
          {!isClosed && <Setup options={options.data} />}
        </Stack>
      )}
      {isPending && !options.isError && <SkeletonLines rows={4} />}
      {options.isError && !options.data && (
        <ErrorPanel
          title="The choices could not be loaded"
          error={options.error}
          onRetry={() => void options.refetch()}
        />
      )}
    </FocusedFrame>
  );
}

function Setup({ options }: { readonly options: PracticeOptions }) {
  const [search] = useSearchParams();
  return (
    <>
      <PresetList presets={presetsOf(options, search)} />
      <Customize options={options} />
      <HowPracticeWorks engine={options.engine} />
    </>
  );
}
