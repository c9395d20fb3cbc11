import { createContext, type ReactNode, useContext } from 'react';

const DensityContext = createContext(false);

/** Has the pages below show much in little space, as recruiters and administrators want it. */
export function Dense({ children }: { readonly children: ReactNode }) {
  return <DensityContext value={true}>{children}</DensityContext>;
}

/** Whether the page stands in an area whose pages are dense; candidates' pages are calm. */
export const useIsDense = (): boolean => useContext(DensityContext);
