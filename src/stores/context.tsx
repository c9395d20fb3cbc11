import { createContext, type ReactNode, useContext } from 'react';
import type { RootStore } from './root-store.ts';

const StoresContext = createContext<RootStore | null>(null);

/** Hands the stores to everything below. */
export function StoresProvider({ stores, children }: { stores: RootStore; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** The stores; a component that reads them must be an `observer`. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it.');
  return stores;
}
