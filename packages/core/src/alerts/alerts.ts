import { create } from 'zustand';
import { onReset } from '../resets.ts';

export type AlertType = 'info' | 'success' | 'warning' | 'error';

/** A notice to the customer over the page. */
export interface Alert {
  id: number;
  type: AlertType;
  /** Heading over the message. */
  title?: string;
  message: string;
  dismissible: boolean;
  /**
   * How long it stays (ms); `null`: until it is dismissed. The time pauses while the pointer or the
   * focus is on it.
   */
  timeout: number | null;
  /** When it was added, in ms since the epoch. */
  at: number;
}

export type NewAlert = Pick<Alert, 'type' | 'message'> & Partial<Pick<Alert, 'title' | 'dismissible' | 'timeout'>>;

/** How long an alert stays by default (ALERTS-1). */
const ALERT_TIMEOUT_MS = 5_000;
/** How long an error stays by default (ALERTS-1). */
const ERROR_ALERT_TIMEOUT_MS = 10_000;
/** The number of past alerts that are kept. */
export const MAX_PAST_ALERTS = 50;

interface AlertsState {
  alerts: Alert[];
  /** Dismissed and timed-out alerts, newest first, for the life of the page (WCAG 2.2.1). */
  past: Alert[];
  /** Shows an alert and returns its id. */
  add(alert: NewAlert): number;
  /** Removes an alert from the screen and keeps it among the past ones. */
  dismiss(id: number): void;
}

let lastId = 0;

/** The alerts on screen, oldest first. The shell shows them; any remote may add one. */
export const useAlerts = create<AlertsState>()((set) => ({
  alerts: [],
  past: [],
  add: ({ dismissible = true, timeout, ...alert }) => {
    lastId += 1;
    const id = lastId;
    const stays = timeout === undefined ? defaultTimeout(alert.type) : timeout;
    set(({ alerts }) => ({ alerts: [...alerts, { ...alert, id, dismissible, timeout: stays, at: Date.now() }] }));
    return id;
  },
  dismiss: (id) =>
    set(({ alerts, past }) => ({
      alerts: alerts.filter((alert) => alert.id !== id),
      past: [...alerts.filter((alert) => alert.id === id), ...past].slice(0, MAX_PAST_ALERTS),
    })),
}));

const defaultTimeout = (type: AlertType): number => (type === 'error' ? ERROR_ALERT_TIMEOUT_MS : ALERT_TIMEOUT_MS);

// The next customer must not see them.
onReset(() => useAlerts.setState({ alerts: [], past: [] }));
