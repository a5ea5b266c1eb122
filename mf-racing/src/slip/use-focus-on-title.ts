import { type FocusEvent, useEffect, useRef } from 'react';

/** A removed ticket or refusal takes its buttons along: a focus there moves to the title. */
export function useFocusOnTitle(tickets: number, refusals: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) title.current?.focus();
  }, [tickets, refusals]);
  const inside = {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget === null;
    },
  };
  return { title, inside };
}
