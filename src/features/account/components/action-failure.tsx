import { ApiError } from '../../../api/http/api-error.ts';
import { Notice } from '../../../components/notice.tsx';

/** Why something that a button should have done was not done, beside that button. */
export function ActionFailure({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <Notice tone="error">{error instanceof ApiError ? error.text : 'An unexpected error occurred.'}</Notice>
  );
}
