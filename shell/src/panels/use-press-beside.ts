import { type RefObject, useEffect } from 'react';

/** A press in one of these closes a panel. Alerts and dialogs above them do not count. */
const BESIDE = 'header, main, footer';

/**
 * While `active`, calls back for a press beside the panel. Panel buttons handle their own presses.
 */
export function usePressBeside(panel: RefObject<HTMLElement | null>, onPress: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest(BESIDE) && !target.closest('button[data-panel]')) onPress();
    };
    // In the capture phase: the press that opened the panel has already passed this phase.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [panel, onPress, active]);
}
