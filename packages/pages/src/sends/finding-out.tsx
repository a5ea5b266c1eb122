import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import styles from './finding-out.module.css';

interface FindingOutProps {
  title: string;
  status: string;
  text: string;
  /** It was pressed on this page: the text takes the focus. */
  isNew: boolean;
}

/** Replaces a form whose press has no answer yet. */
export const FindingOut = ({ title, status, text, isNew }: FindingOutProps) => (
  <Card title={title} className={styles.parts}>
    <p ref={isNew ? keepFocus : null} tabIndex={-1} role="status">
      {status}
    </p>
    <p>{text}</p>
  </Card>
);
