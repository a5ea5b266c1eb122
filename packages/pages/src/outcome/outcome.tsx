import { Card } from '@paddock/ui/card';
import { takeFocus } from '@paddock/ui/take-focus';
import type { ReactNode } from 'react';
import styles from './outcome.module.css';

interface OutcomeProps {
  title: string;
  text: string;
  /** The next steps: links and buttons. */
  children?: ReactNode;
}

/** Shows how a form or a link ended. It takes the focus, because the pressed button is gone. */
export function Outcome({ title, text, children }: OutcomeProps) {
  return (
    <Card className={styles.parts}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children && <p className={styles.ways}>{children}</p>}
    </Card>
  );
}
