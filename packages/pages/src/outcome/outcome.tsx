import { Card } from '@paddock/ui/card';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome.module.css';

interface OutcomeProps {
  title: string;
  text: string;
  /** The next steps: links and buttons. */
  children?: ReactNode;
}

/** Shows how a form or a link ended. It takes the focus, because the pressed button is gone. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles.parts}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children && <p className={styles.ways}>{children}</p>}
    </Card>
  );
}
