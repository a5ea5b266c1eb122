import { Button } from '@paddock/ui/button';
import { useKeptFocus } from '@paddock/ui/use-kept-focus';
import { type ReactNode, useId, useState } from 'react';
import styles from './unfold.module.css';

interface UnfoldProps {
  label: string;
  /** `close` hides the form again. `said` is then announced beside the button. */
  children: (close: (said: ReactNode) => void) => ReactNode;
}

/** A button that shows a form below it. */
export function Unfold({ label, children }: UnfoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The focused form disappears.
  const opener = useKeptFocus<HTMLButtonElement>(isOpen);
  const [said, setSaid] = useState<ReactNode>(null);
  const toggle = () => {
    setSaid(null);
    setOpen(!isOpen);
  };
  const close = (text: ReactNode) => {
    setSaid(text);
    setOpen(false);
  };
  return (
    <div className={styles.unfold}>
      <div>
        <Button
          ref={opener}
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {label}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {isOpen && (
        <div id={id} className={styles.content}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
