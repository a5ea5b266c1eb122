import { createContext, useContext } from 'react';
import type { RemoteSource } from './remote-source.ts';

const SourceContext = createContext<RemoteSource | null>(null);

export const SourceProvider = SourceContext.Provider;

/** The source of remotes, for components that show one. */
export function useRemoteSource(): RemoteSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('useRemoteSource needs a <SourceProvider>: the shell boots with one (boot.tsx)');
  return source;
}
