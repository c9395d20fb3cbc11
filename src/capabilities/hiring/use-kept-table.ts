import { useStores } from '../../stores/context.tsx';

/** A table of a list whose look is kept for whoever is signed in. */
export function useKeptTable<Columns>(list: string, columns: Columns) {
  const { auth } = useStores();
  return { keptAs: `${list} ${auth.user?._id}`, columns };
}
