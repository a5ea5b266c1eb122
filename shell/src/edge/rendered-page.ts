import { RENDERED_ELEMENT_ID } from '@paddock/federation';
import { queryClient } from '@paddock/host';
import type { Query } from '@tanstack/react-query';
import type { ShellRouter } from '../routing/current-router.ts';

/** What the edge says of a page that it rendered, beside its markup. */
export interface RenderedPage {
  /** Instant (ms) of the edge's clock. */
  now: number;
  /** Answers that the page shows: their keys and what the cache has. */
  data: (readonly [key: readonly unknown[], data: unknown])[];
}

/** The rules that stand for styles of elements (`styles.model.ts` of the edge) become their styles. */
function takeStyles(root: HTMLElement): void {
  const rules = root.previousElementSibling;
  if (!(rules instanceof HTMLStyleElement)) return;
  const styles = [...(rules.sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).style.cssText);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles[Number(element.dataset.style)] ?? '';
    delete element.dataset.style;
  }
  rules.remove();
}

/** A page whose scripts come later (ms) asks again what is stale. */
const GIVEN_WITHIN_MS = 10_000;

/** The answers that came with the page. */
const given = new Set<Query>();

/**
 * An answer that came with the page is not stale while the page is taken over, whatever its stale
 * time, and whether this clock is ahead of the edge's.
 */
function give(key: readonly unknown[]): void {
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  if (!query) return;
  query.isStaleByTime = () => false;
  given.add(query);
}

/** The page was taken over: its answers age as all others. */
export function endGivenAnswers(): void {
  // Uncovers the method of all queries.
  for (const query of given) Reflect.deleteProperty(query, 'isStaleByTime');
  given.clear();
}

/**
 * Takes over what the edge says of a page that it rendered: nobody asks for its answers again.
 * Returns whether it was rendered.
 */
export function takeRenderedPage(root: HTMLElement): boolean {
  const text = document.getElementById(RENDERED_ELEMENT_ID)?.textContent;
  if (!text) return false;
  const { now, data } = JSON.parse(text) as RenderedPage;
  takeStyles(root);
  // By a clock that is behind, they would be fresh for too long.
  const updatedAt = Math.min(now, Date.now());
  const isEarly = performance.now() < GIVEN_WITHIN_MS;
  for (const [key, value] of data) {
    queryClient.setQueryData(key, value, { updatedAt });
    if (isEarly) give(key);
  }
  return true;
}

/** Whether a page is as the edge rendered it: the edge knows nothing of what the history keeps for a reload. */
export const isAsRendered = ({ state }: ShellRouter): boolean => !state.errors && !state.location.state;

/** Ends the styles that a rendered page had early: the remote has brought its own. */
export function dropEarlyStyles(): void {
  for (const link of document.querySelectorAll('link[data-early]')) link.remove();
}

/** React's code of a part that the edge left to the browser, as a lazy one. */
const LEFT_TO_BROWSER = /\b419\b/;

/**
 * The browser has rendered anew what differs from the edge's page. The console says so: it is a
 * fault of the page's code.
 */
export function sayMismatch(error: unknown): void {
  if (!LEFT_TO_BROWSER.test(String(error))) console.error('Differs from what the edge rendered:', error);
}
