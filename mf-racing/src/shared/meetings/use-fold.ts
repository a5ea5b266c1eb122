import { type ToggleEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Whether a fold is open, and the handler of its toggles. The history entry holds the open folds:
 * a reload and back show them again. A fold that is open for print alone is not kept.
 */
export function useFold(id: string, initiallyOpen: boolean) {
  const { state, ...url } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<boolean>(state?.folds?.includes(id) ?? initiallyOpen);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === open || 'printed' in currentTarget.dataset) return;
    setOpen(currentTarget.open);
    // Folds that were toggled together are kept together.
    const folds = [...document.querySelectorAll('[data-fold][open]')].map((fold) => fold.id);
    navigate(url, { replace: true, preventScrollReset: true, state: { ...state, folds } });
  };
  return { open, onToggle };
}

/** Opens a fold, scrolls to it and moves the focus there. */
export function jumpToFold(id: string): void {
  const fold = document.getElementById(id) as HTMLDetailsElement;
  fold.open = true;
  fold.scrollIntoView();
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
