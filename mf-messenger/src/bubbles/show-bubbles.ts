import { onReset, useAlerts } from '@paddock/host';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@paddock/i18n';
import type { Bubble } from './bubbles.model.ts';

/** Core §9: message dismiss countdown. */
const SHOWN_MS = 10_000;

const COUNTED = {
  de: (count: number) => `${count} neue Nachrichten`,
  en: (count: number) => `${count} new messages`,
} satisfies Record<Locale, (count: number) => string>;

const waiting: Bubble[] = [];
let shown: number | null = null;

/** Shows bubbles one after the other. */
export function showBubbles(bubbles: readonly Bubble[]): void {
  waiting.push(...bubbles);
  showNext();
}

function showNext(): void {
  if (shown !== null) return;
  const next = waiting.shift();
  if (next) shown = useAlerts.getState().add({ type: 'info', message: textOf(next), timeout: SHOWN_MS });
}

function textOf(bubble: Bubble): string {
  const { lang } = document.documentElement;
  return 'text' in bubble ? bubble.text : COUNTED[isLocale(lang) ? lang : DEFAULT_LOCALE](bubble.count);
}

useAlerts.subscribe(({ alerts }) => {
  if (shown === null || alerts.some(({ id }) => id === shown)) return;
  shown = null;
  // Runs after the resets of a logout.
  queueMicrotask(showNext);
});

onReset(() => {
  waiting.length = 0;
});
