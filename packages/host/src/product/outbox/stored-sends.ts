import { isUnresolved, type Send, type SendState } from './send.ts';

/**
 * An ended send is kept this long after its press (ms), so that an old tab cannot press it again.
 */
const KEPT_MS = 7 * 24 * 60 * 60_000;

const FIELDS = {
  key: 'string',
  customerId: 'string',
  operation: 'string',
  subject: 'string',
  line: 'string',
  pressedAt: 'string',
  wasUnknown: 'boolean',
  dismissed: 'boolean',
} as const;

const STATES: readonly string[] = ['sending', 'unknown', 'void', 'taken', 'refused'] satisfies SendState['status'][];

const isSend = (value: unknown): value is Send => {
  const send = value as Send | null;
  return (
    Object.entries(FIELDS).every(([name, type]) => typeof send?.[name as keyof typeof FIELDS] === type) &&
    STATES.includes(send?.state?.status ?? '')
  );
};

/**
 * The stored sends. `others` are sends that another build stored and this one cannot read: kept.
 */
export interface Sends {
  readonly sends: readonly Send[];
  readonly others: readonly unknown[];
}

export const NO_SENDS: Sends = { sends: [], others: [] };

export function parseSends(stored: unknown): Sends {
  const list: unknown = (stored as { sends?: unknown } | null | undefined)?.sends;
  if (!Array.isArray(list)) return NO_SENDS;
  return { sends: list.filter(isSend), others: list.filter((each) => !isSend(each)) };
}

export const serialiseSends = ({ sends, others }: Sends): unknown => ({ version: 1, sends: [...sends, ...others] });

/** Drops the sends that ended and were pressed more than `KEPT_MS` ago. */
export const withoutOld = ({ sends, others }: Sends, now: number): Sends => ({
  others,
  sends: sends.filter((send) => isUnresolved(send) || now - Date.parse(send.pressedAt) < KEPT_MS),
});
