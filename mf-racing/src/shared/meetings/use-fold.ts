import { type ToggleEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Whether a fold is open, and the handler of its toggles. The history entry stores the open folds:
 * a reload or going back shows them again. A fold that opens only for print is not stored.
 */
export function useFold(id: string, initiallyOpen: boolean) {
  const { state, ...url } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<boolean>(state?.folds?.includes(id) ?? initiallyOpen);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === open || 'printed' in currentTarget.dataset) return;
    setOpen(currentTarget.open);
    // Folds that were toggled together are stored together.
    const folds = [...document.querySelectorAll('[data-fold][open]')].map((fold) => fold.id);
    navigate(url, { replace: true, preventScrollReset: true, state: { ...state, folds } });
  };
  return { open, onToggle };
}

/** Opens a fold, scrolls to it and focuses it. */
export function jumpToFold(id: string): void {
  const fold = document.getElementById(id) as HTMLDetailsElement;
  fold.open = true;
  fold.scrollIntoView();
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
