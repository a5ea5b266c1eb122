import { useEffect, useRef, useState } from 'react';
import classes from './alert-list.module.css';

export interface AlertListItem {
  id: number;
  type: 'info' | 'success' | 'warning' | 'error';
  title?: string | undefined;
  message: string;
  dismissible: boolean;
  /** In ms; `null`: the alert stays. */
  timeout: number | null;
}

export interface AlertListProps {
  alerts: readonly AlertListItem[];
  onDismiss: (id: number) => void;
  labels: { region: string; dismiss: string };
}

/** Each kind has a shape, because colour alone is not enough: i, tick, triangle, octagon. */
const SYMBOLS: Record<AlertListItem['type'], string> = {
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zm9-4v.01M12 11.5v5',
  success: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zm5 .5 3 3 5-6',
  warning: 'M12 3.5 2.5 20h19zM12 10v4.5m0 2.5v.01',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5m0 3v.01',
};

const isUrgent = ({ type }: AlertListItem): boolean => type === 'warning' || type === 'error';

/**
 * Messages above the page (above a dialog: see `keepAboveDialogs`). Warnings and errors are
 * assertive, others polite (WCAG 4.1.3). The timers pause while the pointer or the focus is in the
 * list (WCAG 2.2.1).
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
  // Both live regions exist before their first message: otherwise it is often not announced.
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
  /** A removed element with the focus fires no blur, so the list would stay paused. */
  release: () => void;
  onDismiss: (id: number) => void;
  dismissLabel: string;
}

function AlertItem({
  alert: { id, type, title, message, timeout, dismissible },
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
      <svg className={classes.symbol} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SYMBOLS[type]} />
      </svg>
      <div className={classes.message}>
        {title && <strong className={classes.title}>{title}</strong>}
        {message}
      </div>
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
