import { type ReactNode, useEffect, useRef } from 'react';

/** A text that takes the focus when it appears, because the pressed button is gone. */
export function Focused({ as: Tag = 'p', children }: { as?: 'p' | 'h2'; children: ReactNode }) {
  const text = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Tag ref={text} tabIndex={-1}>
      {children}
    </Tag>
  );
}
