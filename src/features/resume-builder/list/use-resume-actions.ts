import { useQueryClient } from '@tanstack/react-query';
import type { BuiltResumeSummary, ResumeChange } from '../../../../openapi/gen/types.gen.ts';
import { getResumeQueryKey, listResumesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import {
  changeResume,
  deleteResume,
  duplicateResume,
  getResume,
  restoreResume,
  saveResume,
  trashResume,
} from '../../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';

type Resume = Pick<BuiltResumeSummary, '_id' | 'title'>;

/** What can be done with a resume as a whole; each says whether it was done, and why not is told by the client. */
export function useResumeActions({ _id, title }: Resume) {
  const queries = useQueryClient();
  const { confirm } = useStores();
  const path = { resume_id: _id };
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!canBeTold(error)) throw error;
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      void queries.invalidateQueries({ queryKey: getResumeQueryKey({ path }) });
    }
  };
  return {
    rename: (to: string) =>
      act(async () => {
        const { version, draft } = (await getResume({ path, throwOnError: true })).data;
        const body = { base_version: version, draft: { ...draft, title: to } };
        await saveResume({ path, body, throwOnError: true });
      }),
    duplicate: () => act(() => duplicateResume({ path, throwOnError: true })),
    change: (body: ResumeChange) => act(() => changeResume({ path, body, throwOnError: true })),
    trash: () => act(() => trashResume({ path, throwOnError: true })),
    restore: () => act(() => restoreResume({ path, throwOnError: true })),
    deleteNow: async () => {
      const isSure = await confirm.ask({
        title: 'Delete this resume?',
        message: `“${title}”, its history and its links are deleted for good.`,
        confirmLabel: 'Delete now',
        variant: 'error',
      });
      return isSure && act(() => deleteResume({ path, throwOnError: true }));
    },
  };
}
