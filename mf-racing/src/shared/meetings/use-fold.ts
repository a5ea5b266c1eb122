import { type ToggleEvent, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a fold is open, and the handler of its toggles. The history entry stores the open folds:
 * a reload or going back shows them again. A fold that opens only for print is not stored.
 */
export function useFold(id: string, initiallyOpen: boolean) {
  const { state } = useLocation();
  const [open, setOpen] = useState<boolean>(state?.folds?.includes(id) ?? initiallyOpen);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === open || 'printed' in currentTarget.dataset) return;
    setOpen(currentTarget.open);
    // Folds that were toggled together are stored together.
    storeFolds([...document.querySelectorAll('[data-fold][open]')].map((fold) => fold.id));
  };
  return { open, onToggle };
}

/**
 * Stores the open folds as the router stores a location's state. A navigation would run the loaders
 * and give the entry another name: a reload right after it would not find the page's place.
 */
function storeFolds(folds: string[]): void {
  const { usr, ...entry } = history.state ?? {};
  history.replaceState({ ...entry, usr: { ...usr, folds } }, '');
}

/** Opens a fold, scrolls to it and focuses it. */
export function jumpToFold(id: string): void {
  const fold = document.getElementById(id) as HTMLDetailsElement;
  fold.open = true;
  fold.scrollIntoView();
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
