import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { CandidateEntry } from '../../../../openapi/gen/types.gen.ts';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { AddedStep } from '../check/added-step.tsx';
import { CheckStep } from '../check/check-step.tsx';
import { ProgressLine } from '../check/progress-line.tsx';
import { useCheckList } from '../check/use-check-list.ts';
import type { Table } from '../csv/read-table.ts';
import { entryOf } from '../mapping/columns.ts';
import { MapStep } from '../mapping/map-step.tsx';
import { CsvSource } from '../source/csv-source.tsx';
import { PasteSource } from '../source/paste-source.tsx';

interface ListStepsProps {
  readonly workspaceId: string;
  readonly source: 'csv' | 'paste';
}

type StepName = 'Source' | 'Map' | 'Check' | 'Added';

const stepsOf = {
  csv: ['Source', 'Map', 'Check'],
  paste: ['Source', 'Check'],
} as const;

/** From a file or a text to candidates, step by step. */
export function ListSteps({ workspaceId, source }: ListStepsProps) {
  const list = useCheckList(workspaceId);
  const [step, setStep] = useState<StepName>('Source');
  const [table, setTable] = useState<Table | null>(null);
  const [text, setText] = useState('');
  const shown = list.added ? 'Added' : step;
  useAskBeforeLeaving(shown === 'Map' || shown === 'Check');
  const check = async (entries: readonly CandidateEntry[]) => {
    if (await list.check(entries)) setStep('Check');
  };
  const startAgain = () => {
    list.review();
    setTable(null);
    setText('');
    setStep('Source');
  };
  if (list.progress && shown !== 'Check' && shown !== 'Added')
    return <ProgressLine progress={list.progress} onCancel={list.cancel} />;
  return (
    <>
      {shown !== 'Added' && <StepNames names={stepsOf[source]} current={shown} />}
      {shown === 'Source' && source === 'csv' && (
        <CsvSource
          onRead={(read) => {
            setTable(read);
            setStep('Map');
          }}
        />
      )}
      {shown === 'Source' && source === 'paste' && (
        <PasteSource text={text} onText={setText} onRead={(entries) => void check(entries)} />
      )}
      {shown === 'Map' && table && (
        <MapStep
          table={table}
          onMapped={(mapping) => void check(table.rows.map((row) => entryOf(row, mapping, table.headers)))}
          onBack={() => setStep('Source')}
        />
      )}
      {shown === 'Check' && (
        <CheckStep list={list} onBack={() => setStep(source === 'csv' ? 'Map' : 'Source')} />
      )}
      {list.added && (
        <AddedStep
          list={list}
          added={list.added}
          to={paths.recruiter.workspace(workspaceId)}
          onMore={startAgain}
        />
      )}
    </>
  );
}

/** Where one is on the way. */
function StepNames({ names, current }: { readonly names: readonly StepName[]; readonly current: StepName }) {
  return (
    <Box component="ol" aria-label="Steps" sx={stepsStyle}>
      {names.map((name, at) => (
        <Box
          component="li"
          key={name}
          aria-current={name === current ? 'step' : undefined}
          sx={{
            color: name === current ? 'text.primary' : 'text.secondary',
            fontWeight: name === current ? 650 : 400,
          }}
        >
          {at + 1} {name}
        </Box>
      ))}
    </Box>
  );
}

/** The browser asks before a list that was not added is gone. */
function useAskBeforeLeaving(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}

const stepsStyle = { ...plainList, display: 'flex', gap: 3, mb: 2, fontSize: '0.875rem' } as const;
