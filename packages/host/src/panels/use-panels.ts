import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useSession } from '../session/use-session.ts';
import type { PanelName } from './panel-rules.ts';
import { openPanel, type PanelViewer, panelsThatMayStay } from './panels.model.ts';
import { isSmallScreen, onScreenChange } from './small-screen.ts';

interface PanelsState {
  /** The open header panels, the last opened one last. Opening one closes the other non-independent ones (core §2). */
  open: readonly PanelName[];
  isOpen(name: PanelName): boolean;
  /** Opens a panel, or the login form where it requires a login that is not there. */
  show(name: PanelName): void;
  toggle(name: PanelName): void;
  /** Closes one panel, or all. */
  close(name?: PanelName): void;
}

/** Which header panels are open. */
export const usePanels = create<PanelsState>()((set, get) => ({
  open: [],
  isOpen: (name) => get().open.includes(name),
  show: (name) => set(({ open }) => ({ open: openPanel(open, name, panelViewer()) })),
  toggle: (name) => (get().isOpen(name) ? get().close(name) : get().show(name)),
  close: (name) => set(({ open }) => ({ open: name ? open.filter((other) => other !== name) : [] })),
}));

/** Who looks at the header now, for components. */
export function usePanelViewer(): PanelViewer {
  const loggedIn = useSession(({ status }) => status === 'customer');
  return { loggedIn, smallScreen: useSyncExternalStore(onScreenChange, isSmallScreen) };
}

const panelViewer = (): PanelViewer => ({
  loggedIn: useSession.getState().status === 'customer',
  smallScreen: isSmallScreen(),
});

/** Closes what may not stay open when somebody logs in or out, or the screen changes. Returns the way to stop. */
export function startPanels(): () => void {
  const settle = () => usePanels.setState(({ open }) => ({ open: panelsThatMayStay(open, panelViewer()) }));
  const stops = [useSession.subscribe(settle), onScreenChange(settle)];
  return () => {
    for (const stop of stops) stop();
  };
}
