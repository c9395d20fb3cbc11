import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { ChooseFile } from '../../../components/form/choose-file.tsx';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import type { FoundResume } from '../found-resume.ts';
import { IMPORTED_TYPES } from '../imported-types.ts';
import { useReading } from './use-import.ts';

const ImportReview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import-review" */ './import-review.tsx')).ImportReview,
}));

interface ResumeImportProps {
  readonly onCreated: (resume: BuiltResume) => void;
  /** Reads the own profile, for those who have one. */
  readonly profile?: () => Promise<FoundResume>;
}

/** Makes a resume from a file or the own profile: choose it, check what was found in it, create. */
export function ResumeImport({ onCreated, profile }: ResumeImportProps) {
  const { reading, problem, read, take, takeFile, cancel, again, change } = useReading();
  if (read)
    return (
      <LoadBoundary fallback={<Notice tone="error">The check could not be loaded. Reload the page.</Notice>}>
        <Suspense fallback={<SkeletonLines rows={6} />}>
          <ImportReview read={read} onCreated={onCreated} onAgain={again} onRead={change} />
        </Suspense>
      </LoadBoundary>
    );
  return (
    <Panel
      title="Import"
      action={profile && <Button onClick={() => void take('My profile', profile)}>Use my profile</Button>}
    >
      <ChooseFile
        title="Choose a file, or drop it here"
        hint="PDF, Word (DOCX), JSON Resume or LinkedIn’s archive (ZIP), up to 10 MB. It’s read in your browser."
        accept={IMPORTED_TYPES}
        reading={reading}
        problem={problem}
        onFile={takeFile}
        onCancel={cancel}
      />
    </Panel>
  );
}
