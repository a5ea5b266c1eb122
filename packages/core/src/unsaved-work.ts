import { useEffect } from 'react';
import { create } from 'zustand';

/**
 * The number of forms, slips or players that would lose something if the page or a remote were
 * replaced.
 */
const useUnsaved = create<{ count: number }>()(() => ({ count: 0 }));

const change = (by: 1 | -1) => useUnsaved.setState((state) => ({ count: state.count + by }));

/** Declares unsaved work until the returned function is called (once). */
export function holdUnsavedWork(): () => void {
  let held = true;
  change(1);
  return () => {
    if (held) change(-1);
    held = false;
  };
}

/** Declares unsaved work while `active`, so that no reload or new build interrupts it. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => (active ? holdUnsavedWork() : undefined), [active]);
}

/** Whether a reload would lose anything now. */
export const hasUnsavedWork = (): boolean => useUnsaved.getState().count > 0;

/**
 * Calls `listener` after the last unsaved work was saved. Asynchronous, since the next step of a
 * form may take over the work. Returns unsubscribe.
 */
export function onWorkSaved(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = useUnsaved.subscribe(({ count }) => {
    clearTimeout(timer);
    if (count === 0) timer = setTimeout(listener);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
