import { create } from 'zustand';

export type AlertType = 'info' | 'success' | 'warning' | 'error';

/** core §3: Alert. */
export interface Alert {
  id: number;
  type: AlertType;
  message: string;
  dismissible: boolean;
  /** How long it stays, in ms; `null` until it is dismissed. Counts only while nobody points at it or has focus in it. */
  timeout: number | null;
}

export type NewAlert = Pick<Alert, 'type' | 'message'> & Partial<Pick<Alert, 'dismissible' | 'timeout'>>;

/** core §9: alerts go after 5 s and can be dismissed. */
export const ALERT_TIMEOUT_MS = 5_000;
/** core §8: a failed call is shown for 10 s. */
export const ERROR_ALERT_TIMEOUT_MS = 10_000;

interface AlertsState {
  alerts: Alert[];
  /** Shows an alert and returns its id. */
  add(alert: NewAlert): number;
  dismiss(id: number): void;
}

let lastId = 0;

/** The alerts on screen, oldest first. The shell shows them; whoever has something to say adds one. */
export const useAlerts = create<AlertsState>()((set) => ({
  alerts: [],
  add: ({ type, message, dismissible = true, timeout }) => {
    lastId += 1;
    const alert: Alert = {
      id: lastId,
      type,
      message,
      dismissible,
      timeout: timeout === undefined ? (type === 'error' ? ERROR_ALERT_TIMEOUT_MS : ALERT_TIMEOUT_MS) : timeout,
    };
    set((state) => ({ alerts: [...state.alerts, alert] }));
    return alert.id;
  },
  dismiss: (id) => set((state) => ({ alerts: state.alerts.filter((alert) => alert.id !== id) })),
}));
