import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatWeekday, type Instant } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessengerSession } from '../use-messenger-session.ts';
import { rowsOf } from './feed.model.ts';
import styles from './feed.module.css';
import { FeedBase } from './feed-base.ts';
import { FeedRows } from './feed-rows.tsx';
import { useFeedLinks } from './use-feed-links.ts';
import type { OlderItems } from './use-list.ts';
import { useSteadyItems } from './use-steady-items.ts';

const HOUR_MS = 3_600_000;

export interface FeedProps<Item> {
  label: string;
  /** Newest first. */
  items: readonly Item[];
  hasOlder: boolean;
  older: OlderItems;
  /** New items wait until the reader resumes. */
  isPaused: boolean;
  at: (item: Item) => Instant;
  /** Called with the id of the newest visible item, whenever there is a newer one. */
  onShown?: (newest: number) => void;
  /** Renders one item, with a link to its subject. */
  render: (item: Item) => ReactNode;
}

/**
 * A list that grows at its top while it is read. New items are added at once only while no one can
 * be reading: the panel is untouched, or the list is at its top with neither focus nor pointer in
 * it.
 */
export function Feed<Item extends { id: number }>({
  label,
  items,
  hasOlder,
  older,
  isPaused,
  at,
  onShown,
  render,
}: FeedProps<Item>) {
  const { t } = useTranslation('mf-messenger');
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);
  const reading = useReading();
  const { shown, waiting, show } = useSteadyItems(items, isPaused || reading.isReading);
  useShown(shown[0]?.id, onShown);
  const rows = useMemo(() => {
    const dayOf = createDayTexts(locale);
    return rowsOf(shown, (item) => dayOf(at(item)));
  }, [shown, at, locale]);
  const { base, follow } = useFeedLinks();
  const showNew = () => {
    show();
    if (scroller.current) scroller.current.scrollTop = 0;
    feed.current?.focus();
  };
  return (
    <div className={styles.frame}>
      <div role="status" className={styles.news}>
        {waiting > 0 && (
          <button type="button" className={styles.pill} onClick={showNew}>
            {t('feed.new', { count: waiting })}
          </button>
        )}
      </div>
      <div ref={scroller} className={styles.scroller} {...reading.events}>
        <div
          ref={feed}
          role="feed"
          tabIndex={-1}
          aria-label={label}
          aria-busy={older.isPending}
          className={styles.feed}
          onKeyDown={moveBetweenArticles}
          onClick={follow}
        >
          <FeedBase value={base}>
            <FeedRows rows={rows} setSize={hasOlder ? -1 : shown.length} scroller={scroller} render={render} />
          </FeedBase>
        </div>
        {hasOlder && (
          <p className={styles.older}>
            <Button size="small" pending={older.isPending} onClick={older.load}>
              {t('feed.older')}
            </Button>{' '}
            {older.hasFailed && <span role="alert">{t('feed.olderFailed')}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

/** `Sa, 21.11.2026`. A day begins at a full hour, so one text serves all instants of an hour. */
function createDayTexts(locale: Parameters<typeof formatWeekday>[1]): (instant: Instant) => string {
  const texts = new Map<number, string>();
  return (instant) => {
    const hour = Math.floor(new Date(instant).getTime() / HOUR_MS);
    const known = texts.get(hour);
    if (known !== undefined) return known;
    const day = apiDate(instant);
    const text = `${formatWeekday(day, locale)}, ${formatDate(day)}`;
    texts.set(hour, text);
    return text;
  };
}

/** Calls back with the newest item while the page is visible. */
function useShown(newest: number | undefined, onShown: ((newest: number) => void) | undefined): void {
  const told = useRef(0);
  useEffect(() => {
    const tell = () => {
      if (newest === undefined || newest <= told.current || document.visibilityState !== 'visible') return;
      told.current = newest;
      onShown?.(newest);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [newest, onShown]);
}

/** Whether someone may be reading in the list, from the events of its scroller. */
function useReading() {
  const [isScrolled, setScrolled] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const hasUserInteractions = useMessengerSession((state) => state.hasUserInteractions);
  return {
    isReading: hasUserInteractions && (isScrolled || isFocused || isPointed),
    events: {
      onScroll: ({ currentTarget }: { currentTarget: Element }) => setScrolled(currentTarget.scrollTop > 0),
      onFocus: ({ target }: { target: Element }) => setFocused(target.closest('article, button') !== null),
      onBlur: () => setFocused(false),
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
  };
}

/** Page Down and Page Up move from entry to entry (ARIA: feed). */
function moveBetweenArticles(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  const articles = [...event.currentTarget.querySelectorAll<HTMLElement>('article')];
  const now = articles.findIndex((article) => article.contains(document.activeElement));
  const next = articles[now + (event.key === 'PageDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
