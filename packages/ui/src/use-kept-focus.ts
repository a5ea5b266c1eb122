import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './take-focus.ts';

/**
 * A `ref` of an element that stays while one part replaces another: it takes the focus that was
 * lost with the replaced part. It needs `tabIndex={-1}`, unless it is a control.
 * @param shown identifies the part; undefined while it loads
 */
export function useKeptFocus<Kept extends HTMLElement>(
  shown: string | number | boolean | null | undefined,
): RefObject<Kept | null> {
  const kept = useRef<Kept>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === undefined) return;
    if (before.current !== undefined && before.current !== shown) keepFocus(kept.current);
    before.current = shown;
  }, [shown]);
  return kept;
}
