import { usePanelViewer } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sticky-frame.module.css';
import { useScrolledAway } from './use-scrolled-away.ts';
import { useStickyWish } from './use-sticky-wish.ts';

interface StickyFrameProps {
  /** False while the video is in picture-in-picture. */
  allowed: boolean;
  /** The player. It stays the same element in both places. */
  children: ReactNode;
}

/**
 * Keeps the video in a corner while its place is scrolled away (core §4: sticky mode needs width at
 * least md, the sticky flag, sticky allowed and a stream).
 */
export function StickyFrame({ allowed, children }: StickyFrameProps) {
  const { t } = useTranslation('mf-streams');
  const place = useRef<HTMLDivElement>(null);
  const height = useScrolledAway(place);
  const { smallScreen } = usePanelViewer();
  const { sticky, setSticky } = useStickyWish();
  const isSticky = height !== null && allowed && sticky && !smallScreen;
  useRoomBelow(isSticky);
  return (
    // The place keeps its height: otherwise the page would jump.
    <div ref={place} style={isSticky ? { blockSize: height } : undefined}>
      <div className={isSticky ? styles.corner : undefined} data-sticky={isSticky}>
        {children}
        {isSticky && (
          <div className={styles.tools}>
            <Button size="small" onClick={() => place.current?.scrollIntoView({ block: 'center' })}>
              {t('sticky.back')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setSticky(false)}>
              {t('sticky.leave')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Scrolls a focused element above the corner, not below the video (WCAG 2.4.11). */
function useRoomBelow(isTaken: boolean): void {
  useEffect(() => {
    if (!isTaken) return;
    const { style } = document.documentElement;
    style.setProperty('--scroll-padding-end', '20rem');
    return () => void style.removeProperty('--scroll-padding-end');
  }, [isTaken]);
}
