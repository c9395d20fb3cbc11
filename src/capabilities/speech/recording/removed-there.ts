import { ApiError } from '../../../api/http/api-error.ts';

/** Whether the server has nothing of a recording once it was asked to remove it. */
export const removedThere = (removal: Promise<unknown>): Promise<boolean> =>
  removal.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );
