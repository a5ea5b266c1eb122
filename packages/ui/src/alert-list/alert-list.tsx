import { useEffect, useRef, useState } from 'react';
import classes from './alert-list.module.css';

export interface AlertListItem {
  id: number;
  type: 'info' | 'success' | 'warning' | 'error';
  message: string;
  dismissible: boolean;
  /** In ms; `null`: it stays. */
  timeout: number | null;
}

export interface AlertListProps {
  alerts: readonly AlertListItem[];
  onDismiss: (id: number) => void;
  labels: { region: string; dismiss: string };
}

const isUrgent = ({ type }: AlertListItem): boolean => type === 'warning' || type === 'error';

/**
 * Messages over the page: warnings and errors are read out at once, the others when the reader is done (WCAG 4.1.3).
 * Their time stands still while the pointer or the focus is in the list (WCAG 2.2.1).
 */
export function AlertList({ alerts, onDismiss, labels }: AlertListProps) {
  const [held, setHeld] = useState(false);
  const items = (belongs: (alert: AlertListItem) => boolean) =>
    alerts
      .filter(belongs)
      .map((alert) => (
        <AlertItem
          key={alert.id}
          alert={alert}
          held={held}
          release={() => setHeld(false)}
          onDismiss={onDismiss}
          dismissLabel={labels.dismiss}
        />
      ));
  // Both regions are there before their first message: one that comes with its message is often not read out.
  return (
    <section
      className={classes.list}
      aria-label={labels.region}
      onPointerOver={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={classes.group}>
        {items((alert) => !isUrgent(alert))}
      </div>
      <div role="alert" className={classes.group}>
        {items(isUrgent)}
      </div>
    </section>
  );
}

interface AlertItemProps {
  alert: AlertListItem;
  held: boolean;
  /** What takes the focus away with itself never tells the list that it is gone. */
  release: () => void;
  onDismiss: (id: number) => void;
  dismissLabel: string;
}

function AlertItem({
  alert: { id, type, message, timeout, dismissible },
  held,
  release,
  onDismiss,
  dismissLabel,
}: AlertItemProps) {
  const left = useRef(timeout);
  useEffect(() => {
    if (held || left.current === null) return;
    const from = performance.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - from;
    };
  }, [held, id, onDismiss]);
  return (
    <div data-type={type} className={classes.alert}>
      <span>{message}</span>
      {dismissible && (
        <button
          type="button"
          className={classes.dismiss}
          aria-label={dismissLabel}
          onClick={() => {
            release();
            onDismiss(id);
          }}
        >
          ×
        </button>
      )}
    </div>
  );
}
