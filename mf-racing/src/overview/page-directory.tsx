import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { premiumListQuery } from './overview.queries.ts';
import styles from './page-directory.module.css';

/** Every page of this remote that needs no parameter, by topic. */
const GROUPS = {
  day: {
    races: paths.racesToday,
    results: paths.resultsToday,
    raceDayChanges: paths.raceDayChanges,
    nonRunners: paths.nonRunnersToday,
    riderChanges: paths.riderChangesToday,
    starterIndex: paths.starterIndexToday,
    videoArchive: paths.videoArchiveYesterday,
  },
  tips: {
    betCalculator: paths.betCalculator,
    dayTip: paths.dayTip,
    headToHead: paths.headToHead,
    longTerm: paths.longTerm,
  },
  quick: { sqp: paths.sqp, spot: paths.spot, harryboy: paths.harryboy, blackRed: paths.blackRed },
  together: { league: paths.league, teamBets: paths.teamBets },
} as const;

type PageName = { [G in keyof typeof GROUPS]: keyof (typeof GROUPS)[G] }[keyof typeof GROUPS];

const pagesOf = (group: keyof typeof GROUPS) => Object.entries(GROUPS[group]) as [PageName, string][];

/** Links to the pages that have no entry in the main menu. */
export function PageDirectory() {
  const { t } = useTranslation('mf-racing');
  return (
    <div className={styles.groups}>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <Card key={group} as="section" title={t(`overview.group.${group}`)}>
          <ul>
            {pagesOf(group).map(([page, path]) => (
              <li key={page} className={styles.page}>
                <Link to={path} className={linkClass}>
                  {t(`menu.${page}`)}
                </Link>
                <OfferedNow page={page} />
                <span className={styles.about}>{t(`overview.about.${page}`)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** A badge for a premium bet that is offered now. */
function OfferedNow({ page }: { page: PageName }) {
  const { t } = useTranslation('mf-racing');
  const { data } = useQuery(premiumListQuery);
  const isPremium = page === 'sqp' || page === 'spot' || page === 'harryboy';
  return isPremium && data?.[page] && <Badge tone="success">{t('premium.active')}</Badge>;
}
