import { useState } from 'react';
import { taking } from '../../../api/client.ts';
import { publishTest } from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import type { TestSaver } from './test-saver.ts';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Publishes what is written, or tells what is unfinished, field by field. */
export function usePublish(saver: TestSaver) {
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState(NOTHING);
  const [failure, setFailure] = useState('');
  const publish = async () => {
    if (isPending) return;
    setPending(true);
    setFailure('');
    setProblems(NOTHING);
    try {
      await saver.flush();
      if (saver.isUnsaved) return setFailure('Save your changes first.');
      const { _id, revision } = saver.saved;
      const { data } = await publishTest({
        ...taking(({ status }) => status === 422),
        path: { test_id: _id },
        body: { revision },
        throwOnError: true,
      });
      saver.accept(data);
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setProblems(new Map(error.fieldErrors.map(({ field, message }) => [field, message])));
      const count = new Set(error.fieldErrors.map(({ field }) => field.split('.')[1])).size;
      setFailure(error.status === 422 ? unfinished(count, error.fieldErrors[0]?.field) : error.text);
    } finally {
      setPending(false);
    }
  };
  return { publish, isPending, problems, failure };
}

function unfinished(count: number, field = ''): string {
  if (field === 'items') return 'Add an item first.';
  return count === 1 ? 'One item is not finished.' : `${count} items are not finished.`;
}
