import { RENDERED_ELEMENT_ID } from '@paddock/federation';
import { queryClient } from '@paddock/host';
import type { Query } from '@tanstack/react-query';
import { noteFirstQuestion } from '../consent/first-question.ts';
import type { ShellRouter } from '../routing/current-router.ts';

/** The data that the edge sends with a rendered page. */
export interface RenderedPage {
  /** Instant (ms) of the edge's clock. */
  now: number;
  /** Whether the page asks about cookies. Older edges do not say. */
  asksConsent?: boolean;
  /** The answers on the page: query keys and cached data. */
  data: (readonly [key: readonly unknown[], data: unknown])[];
}

/**
 * Turns the rules of the edge's `styles.model.ts` back into styles of their elements, as React
 * expects them. Call it just before the hydration, so that the browser calculates styles once. The
 * rules stay, since one of them ends the wait for the rest of the HTML.
 */
export function takeStyles(root: HTMLElement): void {
  const rules = root.previousElementSibling;
  if (!(rules instanceof HTMLStyleElement)) return;
  const styles = [...(rules.sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).style.cssText);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles[Number(element.dataset.style)] ?? '';
    delete element.dataset.style;
  }
}

/**
 * From this time on (ms since the start of the page), stale answers are requested again in any
 * case.
 */
const GIVEN_UNTIL_MS = 10_000;

/** The answers that came with the page. */
const given = new Set<Query>();

/**
 * Keeps an answer of the rendered page from being stale during the takeover, whatever its stale
 * time, even if this clock is ahead of the edge's.
 */
function give(key: readonly unknown[]): void {
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  if (!query) return;
  const { isStaleByTime } = query;
  query.isStaleByTime = (...time) => performance.now() >= GIVEN_UNTIL_MS && isStaleByTime.apply(query, time);
  given.add(query);
}

/** Ends the takeover: from now on, its answers age like all others. */
export function endGivenAnswers(): void {
  // Uncovers the method of the prototype.
  for (const query of given) Reflect.deleteProperty(query, 'isStaleByTime');
  given.clear();
}

/**
 * Puts the answers of a rendered page into the cache, so that they are not requested again. Returns
 * whether the edge rendered the page.
 */
export function takeAnswers(): boolean {
  const text = document.getElementById(RENDERED_ELEMENT_ID)?.textContent;
  if (!text) return false;
  const { now, asksConsent = false, data } = JSON.parse(text) as RenderedPage;
  noteFirstQuestion(asksConsent);
  // If the browser's clock is behind, the answers would stay fresh for too long.
  const updatedAt = Math.min(now, Date.now());
  for (const [key, value] of data) {
    queryClient.setQueryData(key, value, { updatedAt });
    give(key);
  }
  return true;
}

/**
 * Whether the first render equals the edge's. It differs after an error, or if the history kept a
 * state over a reload.
 */
export const isAsRendered = ({ state }: ShellRouter): boolean => !state.errors && !state.location.state;

/** React's error code for a part that the server left to the browser, for example a lazy one. */
const LEFT_TO_BROWSER = /\b419\b/;

/**
 * Logs that a part differed from the edge's page and was rendered again: a bug in the page's code.
 */
export function sayMismatch(error: unknown): void {
  if (!LEFT_TO_BROWSER.test(String(error))) console.error('Differs from what the edge rendered:', error);
}
