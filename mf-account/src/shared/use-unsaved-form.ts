import { useUnsavedWork } from '@paddock/host';
import { useState } from 'react';

/** Declares unsaved work while a form is dirty. Returns the form's `onDirtyChange`. */
export function useUnsavedForm(): (isDirty: boolean) => void {
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty);
  return setDirty;
}
