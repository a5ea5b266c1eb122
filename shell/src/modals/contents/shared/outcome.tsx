import { type ReactNode, useEffect, useRef } from 'react';

/** The outcome of a form. It takes the focus, because the focused form is gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}
