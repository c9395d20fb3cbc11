import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { ChooseResumeFile } from './choose-resume-file.tsx';
import { ImportReview } from './import-review.tsx';
import { useReading } from './use-import.ts';

/** Makes a resume from a file: choose it, check what was found in it, create. */
export function ResumeImport({ onCreated }: { readonly onCreated: (resume: BuiltResume) => void }) {
  const { reading, problem, read, take, cancel, again } = useReading();
  return read ? (
    <ImportReview read={read} onCreated={onCreated} onAgain={again} />
  ) : (
    <ChooseResumeFile reading={reading} problem={problem} onFile={take} onCancel={cancel} />
  );
}
