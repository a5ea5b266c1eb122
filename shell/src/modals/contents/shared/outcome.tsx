import { type ReactNode, useEffect, useRef } from 'react';

/** What came of a form. It takes the focus, since the form that had it is gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}
