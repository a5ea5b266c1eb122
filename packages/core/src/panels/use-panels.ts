import { create } from 'zustand';
import { shellServices } from '../contract/shell-services.ts';
import { useViewer } from '../use-viewer.ts';
import { useMedia } from '../watch-media.ts';
import { openPanel, type PanelViewer, panelsThatMayStay } from './panels.model.ts';
import { smallScreen } from './small-screen.ts';

interface PanelsState {
  /**
   * The open header panels, the most recent one last. Opening one closes the other non-independent
   * ones (PANELS-1).
   */
  open: readonly string[];
  /** The panel for which a visitor got the login form. It opens after the login. */
  wanted: string | null;
  isOpen(name: string): boolean;
  /** Opens a panel, or the login form if the panel requires a login and there is none. */
  show(name: string): void;
  toggle(name: string): void;
  /** Closes one panel, or all. */
  close(name?: string): void;
}

const rulesOf = (name: string) => shellServices().panelRules(name);

/** The open header panels. */
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
 * Reacts to changes of login and screen: closes the panels that may not stay open, and opens the
 * one that waited for the login. Returns unsubscribe.
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
