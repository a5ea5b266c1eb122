import { type RefObject, useEffect } from 'react';

/** What a press on closes a panel: the header, the page, the footer. Not what lies over them: an alert, a dialog. */
const BESIDE = 'header, main, footer';

/** While `active`, calls back when something beside a panel is pressed. Buttons of panels do what they do themselves. */
export function usePressBeside(panel: RefObject<HTMLElement | null>, onPress: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest(BESIDE) && !target.closest('button[data-panel]')) onPress();
    };
    // On its way down: the press that opens the panel is not on its way down any more.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [panel, onPress, active]);
}
