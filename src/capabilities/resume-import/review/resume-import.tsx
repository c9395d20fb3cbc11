import Button from '@mui/material/Button';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import type { FoundResume } from '../found-resume.ts';
import { ChooseResumeFile } from './choose-resume-file.tsx';
import { ImportReview } from './import-review.tsx';
import { useReading } from './use-import.ts';

interface ResumeImportProps {
  readonly onCreated: (resume: BuiltResume) => void;
  /** Reads the own profile, for those who have one. */
  readonly profile?: () => Promise<FoundResume>;
}

/** Makes a resume from a file or the own profile: choose it, check what was found in it, create. */
export function ResumeImport({ onCreated, profile }: ResumeImportProps) {
  const { reading, problem, read, take, takeFile, cancel, again } = useReading();
  if (read) return <ImportReview read={read} onCreated={onCreated} onAgain={again} />;
  return (
    <Panel
      title="Import"
      action={profile && <Button onClick={() => void take('My profile', profile)}>Use my profile</Button>}
    >
      <ChooseResumeFile reading={reading} problem={problem} onFile={takeFile} onCancel={cancel} />
    </Panel>
  );
}
