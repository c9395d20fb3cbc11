import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Test } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getTestQueryKey, listTestsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { getTest, saveTest } from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { TestSaver } from './test-saver.ts';

const isConflict = (error: unknown) => canBeTold(error) && error.status === 409;

/** Saves a test while it is written; closing the page asks as long as something is not saved. */
export function useTestSaver(test: Test): TestSaver {
  const queries = useQueryClient();
  const [saver] = useState(() => {
    const path = { test_id: test._id };
    return new TestSaver(test, {
      save: async (body) => {
        try {
          return (await saveTest({ ...taking(isConflict), path, body, throwOnError: true })).data;
        } catch (error) {
          if (isConflict(error)) return null;
          throw error;
        }
      },
      load: async () => (await getTest({ path, throwOnError: true })).data,
      onSaved: (saved) => {
        queries.setQueryData(getTestQueryKey({ path }), saved);
        void queries.invalidateQueries({ queryKey: listTestsQueryKey() });
      },
    });
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.isUnsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void saver.flush();
    };
  }, [saver]);
  return saver;
}
