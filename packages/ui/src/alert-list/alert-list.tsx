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

/** Messages over the page. Their time stands still while the pointer or the focus is in the list (WCAG 2.2.1). */
export function AlertList({ alerts, onDismiss, labels }: AlertListProps) {
  const [held, setHeld] = useState(false);
  return (
    <section
      className={classes.list}
      aria-label={labels.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} held={held} onDismiss={onDismiss} dismissLabel={labels.dismiss} />
      ))}
    </section>
  );
}

interface AlertItemProps {
  alert: AlertListItem;
  held: boolean;
  onDismiss: (id: number) => void;
  dismissLabel: string;
}

function AlertItem({
  alert: { id, type, message, timeout, dismissible },
  held,
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
    <div role={type === 'error' || type === 'warning' ? 'alert' : 'status'} data-type={type} className={classes.alert}>
      <span>{message}</span>
      {dismissible && (
        <button type="button" className={classes.dismiss} aria-label={dismissLabel} onClick={() => onDismiss(id)}>
          ×
        </button>
      )}
    </div>
  );
}
