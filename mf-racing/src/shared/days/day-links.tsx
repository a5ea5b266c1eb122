import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { nonRunnersHref, racesHref, resultsHref, riderChangesHref, starterIndexHref } from '../../links.ts';
import styles from './day-links.module.css';

const PAGES = [
  ['races', racesHref],
  ['results', resultsHref],
  ['nonRunners', nonRunnersHref],
  ['riderChanges', riderChangesHref],
  ['starterIndex', starterIndexHref],
] as const;

/** Links to the other pages about a day (`YYYY-MM-DD`; default today). */
export function DayLinks({ date }: { date: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  const { pathname } = useLocation();
  const isHere = (page: string) => `${pathname}/`.startsWith(`${page}/`);
  return (
    <nav aria-label={t('day.more')} className={styles.links}>
      <span aria-hidden="true">{t('day.more')}</span>
      {PAGES.filter(([, hrefOf]) => !isHere(hrefOf())).map(([page, hrefOf]) => (
        <Link key={page} to={hrefOf(date)} className={linkClass}>
          {t(`menu.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
