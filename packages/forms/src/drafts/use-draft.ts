import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FieldRegistry } from '../form/field-registry.ts';
import { createDraftStore, DRAFT_DEBOUNCE_MS, type DraftStore } from './draft-store.ts';
import { valuesToKeep, valuesToRestore } from './draft-values.ts';
import { onDraftsDropped } from './drop-drafts.ts';

export interface Draft {
  /** Whether the form shows values of an earlier visit. */
  isRestored: boolean;
  /** Deletes the draft; the form keeps its values. */
  clear: () => void;
  /** Deletes the draft and resets the form. */
  discard: () => void;
}

const NO_DRAFT: DraftStore = { read: () => undefined, write: () => {}, clear: () => {} };

/** Saves a form's values as a draft and restores them. Secret fields are never saved. */
export function useDraft<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  { group, fields, defaultValues }: { group: string | undefined; fields: FieldRegistry; defaultValues: TValues },
): Draft {
  const store = useMemo(() => (group === undefined ? NO_DRAFT : createDraftStore(group)), [group]);
  const timer = useRef<number>(undefined);
  const known = useRef<ReadonlySet<string>>(new Set());
  const [isRestored, setRestored] = useState(false);

  const forgetTimer = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };

  const restore = useEffectEvent(() => {
    const values = valuesToRestore(store.read() ?? {}, defaultValues);
    known.current = new Set(Object.keys(values));
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<TValues>, value as PathValue<TValues, Path<TValues>>, { shouldDirty: true });
    }
    setRestored(known.current.size > 0);
  });

  // A field of a step that was not shown has no kind yet. It may stay if the draft already had it.
  const mayKeep = (name: string) => (fields.kindOf(name) ?? (known.current.has(name) ? 'plain' : 'secret')) === 'plain';

  const keepNow = useEffectEvent(() => {
    if (timer.current === undefined) return;
    forgetTimer();
    store.write(valuesToKeep(form.getValues(), defaultValues, mayKeep));
  });

  const forgetChange = useEffectEvent(forgetTimer);

  const { subscribe } = form;
  useLayoutEffect(() => {
    restore();
    const keepLater = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(keepNow, DRAFT_DEBOUNCE_MS);
    };
    const unsubscribe =
      group === undefined ? () => {} : subscribe({ formState: { values: true }, callback: keepLater });
    window.addEventListener('pagehide', keepNow);
    const stopDropped = onDraftsDropped(forgetChange);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      stopDropped();
      // Saves pending changes of a user who leaves within the 200 ms.
      keepNow();
    };
  }, [group, subscribe]);

  const clear = () => {
    forgetTimer();
    known.current = new Set();
    store.clear();
    setRestored(false);
  };
  const discard = () => {
    form.reset();
    clear();
  };
  return { isRestored, clear, discard };
}
