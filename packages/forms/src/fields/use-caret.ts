import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/** The caret position in `shown` after `count` characters of what `read` returns. */
function caretAfter(count: number, shown: string, read: (text: string) => string): number {
  let at = 0;
  while (at < shown.length && read(shown.slice(0, at)).length < count) at += 1;
  return at;
}

export interface Caret {
  ref: RefObject<HTMLInputElement | null>;
  /** Call it with the text that the input will show instead of the typed one. */
  keep: (shown: string) => void;
}

/**
 * Keeps the caret in place if a field reformats its text (blanks, capitals): browsers move it to
 * the end.
 */
export function useCaret(read: (text: string) => string): Caret {
  const ref = useRef<HTMLInputElement>(null);
  const kept = useRef<{ count: number; shown: string }>(undefined);
  // A rejected character changes no state, but React resets the text, and with it the caret.
  const [, render] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || !kept.current) return;
    const at = caretAfter(kept.current.count, kept.current.shown, read);
    kept.current = undefined;
    if (document.activeElement === input) input.setSelectionRange(at, at);
  });

  const keep = (shown: string) => {
    const input = ref.current;
    if (!input) return;
    const before = read(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const rejected = read(input.value).length - read(shown).length;
    kept.current = { count: Math.max(before - rejected, 0), shown };
    render();
  };
  return { ref, keep };
}
