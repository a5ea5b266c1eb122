import { create } from 'zustand';
import { shellServices } from '../contract/shell-services.ts';
import { useViewer } from '../use-viewer.ts';
import { useMedia } from '../watch-media.ts';
import { openPanel, type PanelViewer, panelsThatMayStay } from './panels.model.ts';
import { smallScreen } from './small-screen.ts';

interface PanelsState {
  /**
   * The open header panels, the last opened one last. Opening one closes the other non-independent
   * ones (core §2).
   */
  open: readonly string[];
  /**
   * The panel that a visitor asked for, and got the login form instead. It opens after the login.
   */
  wanted: string | null;
  isOpen(name: string): boolean;
  /** Opens a panel, or the login form where it requires a login that is not there. */
  show(name: string): void;
  toggle(name: string): void;
  /** Closes one panel, or all. */
  close(name?: string): void;
}

const rulesOf = (name: string) => shellServices().panelRules(name);

/** Which header panels are open. */
export const usePanels = create<PanelsState>()((set, get) => ({
  open: [],
  wanted: null,
  isOpen: (name) => get().open.includes(name),
  show: (name) =>
    set(({ open }) => {
      const viewer = panelViewer();
      const isWanted = !viewer.loggedIn && rulesOf(name)?.requiresLogin;
      return { open: openPanel(open, name, viewer, rulesOf), wanted: isWanted ? name : null };
    }),
  toggle: (name) => (get().isOpen(name) ? get().close(name) : get().show(name)),
  close: (name) =>
    set(({ open, wanted }) => ({
      open: name ? open.filter((other) => other !== name) : [],
      wanted: name === undefined || name === 'login' ? null : wanted,
    })),
}));

/** The viewer of the header and their screen, for components. */
export function usePanelViewer(): PanelViewer {
  const { loggedIn } = useViewer();
  return {
    loggedIn,
    smallScreen: useMedia(smallScreen),
  };
}

const panelViewer = (): PanelViewer => ({
  loggedIn: useViewer.getState().loggedIn,
  smallScreen: smallScreen.matches(),
});

/**
 * Follows login and screen: closes the panels that may not stay open, and opens the one that waited
 * for the login. Returns the unsubscribe function.
 */
export function startPanels(): () => void {
  const settle = () => {
    const viewer = panelViewer();
    const { open, wanted, show } = usePanels.getState();
    usePanels.setState({ open: panelsThatMayStay(open, viewer, rulesOf) });
    if (viewer.loggedIn && wanted !== null) show(wanted);
  };
  const stops = [useViewer.subscribe(settle), smallScreen.onChange(settle)];
  return () => {
    for (const stop of stops) stop();
  };
}
