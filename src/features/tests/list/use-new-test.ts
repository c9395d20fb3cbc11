import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TestRequest } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getTestQueryKey, listTestsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createTest } from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { paths } from '../../../lib/paths.ts';
import { type FileProblem, locateProblems, readTestFile } from '../test-file.ts';

/** Makes a test, empty or of a file, and opens it. */
export function useNewTest(onProblems: (problems: readonly FileProblem[]) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  const make = async (body: TestRequest, text: string | null) => {
    if (isPending) return;
    setPending(true);
    onProblems([]);
    try {
      const isTold = ({ status }: { status: number | undefined }) => text !== null && status === 422;
      const { data } = await createTest({ ...taking(isTold), body, throwOnError: true });
      queries.setQueryData(getTestQueryKey({ path: { test_id: data._id } }), data);
      void queries.invalidateQueries({ queryKey: listTestsQueryKey() });
      await navigate(paths.recruiter.test(data._id));
    } catch (error) {
      if (!canBeTold(error)) throw error;
      if (text === null) return;
      const fields = error.fieldErrors;
      const whole = { line: null, field: '', message: error.text };
      onProblems(fields.length > 0 ? locateProblems(text, fields) : [whole]);
    } finally {
      setPending(false);
    }
  };

  const read = async (file: File) => {
    const found = await readTestFile(file);
    if ('problems' in found) onProblems(found.problems);
    else await make(found.request, found.text);
  };

  return { create: () => make({ title: 'Untitled test', items: [] }, null), read, isPending };
}
