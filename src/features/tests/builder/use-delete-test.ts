import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Test } from '../../../../openapi/gen/types.gen.ts';
import { listTestsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { deleteTest } from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';

/** Asks, then deletes a test for all of the company. */
export function useDeleteTest({ _id, title }: Test) {
  const { confirm } = useStores();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isSure = await confirm.ask({
      title: 'Delete this test?',
      message: `“${title}” is deleted for everybody in your company, with its versions.`,
      confirmLabel: 'Delete',
      variant: 'error',
    });
    if (!isSure) return;
    try {
      await deleteTest({ path: { test_id: _id }, throwOnError: true });
    } catch (error) {
      if (canBeTold(error)) return;
      throw error;
    }
    void queries.invalidateQueries({ queryKey: listTestsQueryKey() });
    await navigate(paths.recruiter.tests);
  };
}
