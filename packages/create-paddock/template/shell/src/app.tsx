import { SlotRenderer } from '@paddock/core/shell';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { type Remotes, RemotesContext } from './remotes/remotes.ts';
import { ShellSlot } from './remotes/shell-slot.tsx';
import type { CurrentRouter } from './routing/current-router.ts';

interface AppProps {
  remotes: Remotes;
  router: CurrentRouter;
}

function App({ remotes, router }: AppProps) {
  return (
    <StrictMode>
      <RemotesContext value={remotes}>
        <SlotRenderer value={ShellSlot}>
          <RouterProvider router={useSyncExternalStore(router.subscribe, router.get)} />
        </SlotRenderer>
      </RemotesContext>
    </StrictMode>
  );
}

export function showApp(remotes: Remotes, router: CurrentRouter): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no <div id="root">: is it served by the edge?');
  createRoot(root).render(<App remotes={remotes} router={router} />);
}
