import { sharedChannel } from '@paddock/core';
import { create } from 'zustand';
import { pageCookies } from '../cookies/page-cookies.ts';

/** The purposes of cookies, from necessary to third-party (core §3: Cookie consent entry). */
export const CONSENT_LEVELS = ['essential', 'functional', 'analytics', 'marketing'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];
export type ConsentLevels = Record<ConsentLevel, boolean>;

/** Essential and functional are read-only and always on (core §3). */
export const isRequiredLevel = (level: ConsentLevel): boolean => level === 'essential' || level === 'functional';

export const CONSENT_COOKIE = 'paddock_consent';

/**
 * core §9, in seconds: 54 years (apparently an instant, mistaken for a duration). Browsers cap it
 * at 400 days (RFC 6265bis); then the question comes again.
 */
export const CONSENT_COOKIE_SECONDS = 1_707_109_200;

export interface CookieConsent {
  /** Whether this browser has chosen. */
  answered: boolean;
  /** The levels that may be used now. Without an answer only the required ones. */
  levels: ConsentLevels;
  /**
   * Whether the question is on screen: until it is answered, and when the customer changes the
   * answer.
   */
  asking: boolean;
  agreeAll(): void;
  /** Only essential and functional stay (core §4). */
  rejectAll(): void;
  /** Required levels stay on. */
  agreeSelected(levels: Partial<ConsentLevels>): void;
  ask(): void;
}

const levelsWhere = (isOn: (level: ConsentLevel) => boolean): ConsentLevels =>
  Object.fromEntries(CONSENT_LEVELS.map((level) => [level, isRequiredLevel(level) || isOn(level)])) as ConsentLevels;

const NOTHING_AGREED = levelsWhere(() => false);
const channel = sharedChannel('consent');

/** The consent of this browser. Check `levels` before using a cookie, and subscribe to changes. */
export const useCookieConsent = create<CookieConsent>()((set) => {
  const answer = (levels: ConsentLevels) => {
    set({ levels, answered: true, asking: false });
    pageCookies().write(CONSENT_COOKIE, formatLevels(levels), CONSENT_COOKIE_SECONDS);
    channel.post(formatLevels(levels));
  };
  return {
    answered: false,
    levels: NOTHING_AGREED,
    asking: false,
    agreeAll: () => answer(levelsWhere(() => true)),
    rejectAll: () => answer(NOTHING_AGREED),
    agreeSelected: (selected) => answer(levelsWhere((level) => selected[level] === true)),
    ask: () => set({ asking: true }),
  };
});

/**
 * Reads the stored answer and follows the other tabs; without an answer, opens the question.
 * Returns the unsubscribe function.
 */
export function startConsent(): () => void {
  const remembered = parseLevels(pageCookies().read(CONSENT_COOKIE));
  useCookieConsent.setState({
    levels: remembered ?? NOTHING_AGREED,
    answered: remembered !== null,
    asking: remembered === null,
  });
  return channel.listen((message) => {
    const levels = parseLevels(message);
    if (levels) useCookieConsent.setState({ levels, answered: true, asking: false });
  });
}

/** The active levels as a cookie value: `essential.functional`. */
const formatLevels = (levels: ConsentLevels): string => CONSENT_LEVELS.filter((level) => levels[level]).join('.');

/** `null` for an invalid value: then the question comes again. */
function parseLevels(text: unknown): ConsentLevels | null {
  if (typeof text !== 'string') return null;
  const named = text.split('.');
  return named.includes('essential') ? levelsWhere((level) => named.includes(level)) : null;
}
