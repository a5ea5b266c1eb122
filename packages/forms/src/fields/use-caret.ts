import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/** Where the caret stands in a text after so many characters of what it is read as. */
export function caretAfter(count: number, shown: string, read: (text: string) => string): number {
  let at = 0;
  while (at < shown.length && read(shown.slice(0, at)).length < count) at += 1;
  return at;
}

export interface Caret {
  ref: RefObject<HTMLInputElement | null>;
  /** Called with what the input will show instead of what was typed. */
  keep: (shown: string) => void;
}

/** Keeps the caret in place where a field shows something else than was typed (blanks, capitals): the browser puts it at the end. */
export function useCaret(read: (text: string) => string): Caret {
  const ref = useRef<HTMLInputElement>(null);
  const kept = useRef<{ count: number; shown: string }>(undefined);
  // A rejected character changes no state, but React puts the old text back, and the caret to its end.
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
