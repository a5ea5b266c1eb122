import { usePanels } from '@paddock/host';
import { LazyPart } from '@paddock/pages';
import type { LazyView } from '@paddock/ui/lazy-view';
import { type FocusEvent, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoteSource } from '../remotes/source-context.ts';
import { RemoteSlot } from '../slots/remote-slot.tsx';
import { PanelContents } from './panel-contents-context.ts';
import { panelId } from './panel-names.ts';
import { usePanelPlace } from './panel-place.ts';
import type { Panel as PanelInfo } from './panel-table.ts';
import styles from './panels.module.css';
import { usePanelLabel } from './use-panel-label.ts';
import { usePressBeside } from './use-press-beside.ts';

interface PanelContentProps {
  name: string;
  section: RefObject<HTMLElement | null>;
}

/**
 * An open header panel. It takes the focus. If it closes while it has the focus, its button gets
 * the focus back. A panel that lies over the page closes when the focus leaves it, so that it never
 * covers the focused element.
 */
export function Panel({ panel }: { panel: PanelInfo }) {
  const { name, rules } = panel;
  const { t } = useTranslation('shell');
  const labelOf = usePanelLabel();
  const section = useRef<HTMLElement>(null);
  const close = () => usePanels.getState().close(name);
  const stays = usePanelPlace()(rules) !== 'passing';
  usePanelFocus(name, section);
  usePressBeside(section, close, !stays);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!stays && isPage(relatedTarget)) close();
  };
  return (
    <section
      id={panelId(name)}
      ref={section}
      tabIndex={-1}
      className={styles.panel}
      data-panel={name}
      aria-label={labelOf(panel)}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <button type="button" className={styles.close} onClick={close} aria-label={t('panels.close')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <PanelContent name={name} section={section} />
    </section>
  );
}

function PanelContent({ name, section }: PanelContentProps) {
  const remote = useRemoteSource().panelOwner(name);
  const part = use(PanelContents)[name];
  if (part) return <ShellContent part={part} section={section} />;
  return remote && <RemoteSlot remote={remote} pick={(module) => module.panels?.[name]} />;
}

function ShellContent({ part, section }: { part: LazyView<object>; section: RefObject<HTMLElement | null> }) {
  useFirstFieldFocus(section);
  return <LazyPart part={part} props={{}} height="8rem" />;
}

/** Moves the focus from the panel to its first field once the field is rendered. */
function useFirstFieldFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = panel.current;
    if (!section) return;
    const focusField = () => {
      // Unless the customer moved the focus in the meantime.
      if (document.activeElement === section) section.querySelector('input')?.focus();
      else changes.disconnect();
    };
    const changes = new MutationObserver(focusField);
    changes.observe(section, { childList: true, subtree: true });
    focusField();
    return () => changes.disconnect();
  }, [panel]);
}

function usePanelFocus(name: string, panel: RefObject<HTMLElement | null>): void {
  // A layout effect: the panel has the focus before its content takes it.
  useLayoutEffect(() => {
    const section = panel.current;
    section?.focus();
    return () => {
      if (!section?.contains(document.activeElement)) return;
      // After the next render: a login changes the buttons, and a navigation moves the focus
      // itself.
      queueMicrotask(() => {
        if (!document.activeElement || document.activeElement === document.body) buttonOf(name)?.focus();
      });
    };
  }, [name, panel]);
}

/**
 * The button that gets the focus if the panel's own is gone after a login or a logout. Default: the
 * burger's, or in a widget the panel's bar.
 */
const STAND_INS: Partial<Record<string, string>> = {
  login: 'account',
  account: 'login',
  'quick-account': 'login',
  'quick-account-mobile': 'login',
};

const buttonOf = (name: string): HTMLElement | null =>
  buttonInHeader(name) ?? buttonInHeader(STAND_INS[name] ?? 'burger') ?? barOf(name);

const buttonInHeader = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`header button[data-panel="${name}"]`);

const barOf = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`button[data-panel="${name}"]`);

const isPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('main, footer') !== null;
