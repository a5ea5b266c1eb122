import type { ApiData } from '@paddock/api';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './slides.module.css';
import { slidesQuery } from './slides.queries.ts';
import { useSteps } from './use-steps.ts';

/** Offers and tools. They move only when the visitor moves them. */
export function Slides() {
  const { t } = useTranslation('mf-racing');
  const { atStart, atEnd, step, handlers } = useSteps();
  return (
    <Card
      title={t('slides.title')}
      aside={
        <span className={styles.steps}>
          <Button variant="secondary" aria-label={t('slides.back')} aria-disabled={atStart} onClick={() => step(-1)}>
            <Chevron d="m15 5-7 7 7 7" />
          </Button>
          <Button variant="secondary" aria-label={t('slides.on')} aria-disabled={atEnd} onClick={() => step(1)}>
            <Chevron d="m9 5 7 7-7 7" />
          </Button>
        </span>
      }
    >
      <QueryPart query={useQuery(slidesQuery)} skeleton={<Skeleton height="10rem" />}>
        {(slides) => (
          <ul className={styles.slides} {...handlers}>
            {slides.map((slide, at) => (
              <Slide key={slide.id} slide={slide} art={ART[at % ART.length]} />
            ))}
          </ul>
        )}
      </QueryPart>
    </Card>
  );
}

const Chevron = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" className={styles.chevron} aria-hidden="true">
    <path d={d} />
  </svg>
);

/** Drawings on a grid of 120 x 120: the bends of a track, a rail, a horseshoe, a winning post. */
const ART = [
  'M130 20H70a40 40 0 0 0 0 80h60M130 35H72a25 25 0 0 0 0 50h58M130 50H74a10 10 0 0 0 0 20h56',
  'M0 70 130 40M20 66v60M50 59v60M80 52v60M110 45v70M0 82l130-30',
  'M52 105c-30-20-30-85 18-85s48 65 18 85M64 95c-14-16-14-57 6-57s20 41 6 57M40 60h8M48 32l7 7M92 32l-7 7M100 60h-8',
  'M80 125V45M80 45m-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0M80 45m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
] as const;

function Slide({ slide, art }: { slide: ApiData<'getSliders'>[number]; art: string | undefined }) {
  return (
    <li className={styles.item}>
      <Link to={slide.link} className={styles.slide}>
        <svg viewBox="0 0 120 120" className={styles.art} aria-hidden="true">
          <path d={art} />
        </svg>
        <strong className={styles.title}>{slide.title}</strong>
        <span>{slide.text}</span>
        <span className={styles.label}>{slide.label}</span>
      </Link>
    </li>
  );
}
