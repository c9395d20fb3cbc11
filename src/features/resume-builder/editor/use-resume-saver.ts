import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getResumeQueryKey, listResumesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { getResume, saveResume } from '../../../api/gen/sdk.gen.ts';
import { useSaveBeforeHandOver } from '../../../capabilities/interview/use-tab-claim.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';
import type { EditKeeper } from './edit-keeper.ts';
import { tellSaved } from './resume-news.ts';
import { type KeptEdit, ResumeSaver } from './resume-saver.ts';

const isConflict = (error: unknown) => canBeTold(error) && error.status === 409;

/** Saves a resume while it is written; what is not saved is kept on this device. */
export function useResumeSaver(resume: BuiltResume, keeper: EditKeeper, kept: KeptEdit | null): ResumeSaver {
  const queries = useQueryClient();
  const { auth } = useStores();
  const [saver] = useState(() => {
    const path = { resume_id: resume._id };
    const ports = {
      save: async (body: Parameters<typeof saveResume>[0]['body']) => {
        try {
          // The page says itself what could not be saved.
          return (await saveResume({ ...taking(() => true), path, body, throwOnError: true })).data;
        } catch (error) {
          if (isConflict(error)) return null;
          throw error;
        }
      },
      load: async () => (await getResume({ ...taking(() => true), path, throwOnError: true })).data,
      keep: keeper.keep,
      onSaved: (saved: BuiltResume) => {
        queries.setQueryData(getResumeQueryKey({ path }), saved);
        tellSaved(resume._id);
        void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      },
    };
    return new ResumeSaver(resume, ports, kept);
  });
  useSaveBeforeHandOver(saver.flush);
  useEffect(() => {
    const save = () => void saver.flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.isUnsaved) event.preventDefault();
    };
    saver.open();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', save);
      saver.leave();
      // Who signed out has no session to save with; it waits on this device.
      if (auth.user) save();
    };
  }, [saver, auth]);
  return saver;
}
