import { useEffect } from 'react';
import { create } from 'zustand';

/** How many forms, slips or players would lose something if the page or a remote were replaced now. */
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

/** Declares unsaved work while `active`: neither a reload nor another build of a remote comes in between. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => (active ? holdUnsavedWork() : undefined), [active]);
}

/** Whether anything on the page would be lost now. */
export const hasUnsavedWork = (): boolean => useUnsaved.getState().count > 0;

/**
 * Calls back after the last unsaved work was saved. Not at once: the next step of a form may take the work over in the same
 * breath. Returns the way to stop.
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
