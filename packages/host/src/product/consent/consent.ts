import { create } from 'zustand';
import { sharedChannel } from '../../platform/tabs/shared-between-tabs.ts';
import { pageCookies } from '../cookies/page-cookies.ts';

/** What cookies are for, from what the product cannot do without to what is for others (core §3: Cookie consent entry). */
export const CONSENT_LEVELS = ['essential', 'functional', 'analytics', 'marketing'] as const;
export type ConsentLevel = (typeof CONSENT_LEVELS)[number];
export type ConsentLevels = Record<ConsentLevel, boolean>;

/** Essential and functional are read-only and always on (core §3). */
export const isRequiredLevel = (level: ConsentLevel): boolean => level === 'essential' || level === 'functional';

export const CONSENT_COOKIE = 'paddock_consent';

/**
 * core §9, in seconds: 54 years, for it is a point in time that somebody took for an age. Browsers cap it at 400 days (RFC 6265bis),
 * after which they ask again.
 */
export const CONSENT_COOKIE_SECONDS = 1_707_109_200;

export interface CookieConsent {
  /** Whether this browser has chosen. */
  answered: boolean;
  /** What may be used now; without an answer what is required, and nothing else. */
  levels: ConsentLevels;
  /** Whether the question is on screen: until it is answered, and when somebody wants to change the answer. */
  asking: boolean;
  agreeAll(): void;
  /** Only essential and functional stay (core §4). */
  rejectAll(): void;
  /** Whatever is selected, what is required stays. */
  agreeSelected(levels: Partial<ConsentLevels>): void;
  ask(): void;
}

const levelsWhere = (isOn: (level: ConsentLevel) => boolean): ConsentLevels =>
  Object.fromEntries(CONSENT_LEVELS.map((level) => [level, isRequiredLevel(level) || isOn(level)])) as ConsentLevels;

const NOTHING_AGREED = levelsWhere(() => false);
const channel = sharedChannel('consent');

/** What cookies this browser agreed to. Whoever wants to use one asks `levels` first, and again whenever it changes. */
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

/** Takes up the answer of an earlier visit, and those given in other tabs; without one the question is asked. Returns the way to stop. */
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

/** The levels that are on, in characters that a cookie may hold: `essential.functional`. */
const formatLevels = (levels: ConsentLevels): string => CONSENT_LEVELS.filter((level) => levels[level]).join('.');

/** `null` for what is no answer of ours: then the question is asked again. */
function parseLevels(text: unknown): ConsentLevels | null {
  if (typeof text !== 'string') return null;
  const named = text.split('.');
  return named.includes('essential') ? levelsWhere((level) => named.includes(level)) : null;
}
