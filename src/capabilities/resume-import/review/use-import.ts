import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BuiltResume, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { listResumesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createResume } from '../../../api/gen/sdk.gen.ts';
import type { FoundResume } from '../found-resume.ts';
import { ImportProblem } from '../import-problem.ts';

/** What was read, and from where. */
export interface ReadResume {
  /** Proposed for the resume. */
  readonly title: string;
  readonly found: FoundResume;
}

/** Reads a file in this browser; of several that are chosen one after the other the last one counts. */
export function useReading() {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<ReadResume | null>(null);
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  async function take(name: string, source: () => Promise<FoundResume>): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    setProblem(null);
    setReading(name);
    const done = await source().then(
      (found) => ({ found, title: name.replace(/\.\w+$/, '').slice(0, 200) }),
      (error: unknown) => (error instanceof ImportProblem ? error.message : `${name} could not be read.`),
    );
    if (mine !== latest.current) return;
    setReading(null);
    if (typeof done === 'string') setProblem(done);
    else setRead(done);
  }
  const cancel = () => {
    latest.current += 1;
    setReading(null);
  };
  const again = () => setRead(null);
  const change = (found: FoundResume) => setRead((old) => old && { ...old, found });
  const takeFile = (file: File) =>
    take(file.name, async () => {
      const { readResumeFile } = await import(/* webpackChunkName: "read-resume" */ '../read-resume-file.ts');
      return readResumeFile(file);
    });
  return { reading, problem, read, take, takeFile, cancel, again, change };
}

export function useCreateResume(onCreated: (resume: BuiltResume) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: ResumeDraft) => (await createResume({ body, throwOnError: true })).data,
    onSuccess: async (resume) => {
      await queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      onCreated(resume);
    },
  });
}
