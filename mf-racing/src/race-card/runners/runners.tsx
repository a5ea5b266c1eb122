import type { Race, Runner } from '@paddock/api';
import { Card } from '@paddock/ui/card';
import { Chip } from '@paddock/ui/chip';
import { HeaderCell, Table } from '@paddock/ui/table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HorsePopup } from '../../shared/horse/horse-popup.tsx';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { RUNNERS_ID } from '../shared/card-parts.ts';
import { useInPopup } from '../shared/use-in-popup.ts';
import { newestOddsAt } from './odds/odds-age.model.ts';
import { OddsAge } from './odds/odds-age.tsx';
import { runnerLinesOf, runnerPoolsOf } from './runner-lines.model.ts';
import { RunnerRow } from './runner-row.tsx';
import { RunnerStart } from './runner-start.tsx';
import styles from './runners.module.css';
import { inOrder, SORT_KEYS, type SortKey, sortedStartNrs } from './sort.model.ts';
import { useCardView } from './use-card-view.ts';
import { useCompact } from './use-compact.ts';
import { useProgressiveRows } from './use-progressive-rows.ts';

/**
 * The runners, by start number or in a chosen order. An order stays until the customer chooses
 * again: odds change, rows stay.
 */
export function Runners({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const { sort, setSort } = useCardView();
  const [chosen, setCompact] = useCompact();
  const [order, setOrder] = useState(() => sortedStartNrs(race, sort));
  const sortBy = (key: SortKey) => {
    setSort(key);
    setOrder(sortedStartNrs(race, key));
  };
  // The first odds appear on request, so sorting by them then moves nothing by itself.
  const hasOdds = newestOddsAt(race.runners) !== null;
  const [hadOdds, setHadOdds] = useState(hasOdds);
  if (hasOdds !== hadOdds) {
    setHadOdds(hasOdds);
    setOrder(sortedStartNrs(race, sort));
  }
  // The chip responds at once; twenty rows with other columns follow.
  const compact = useDeferredValue(chosen);
  const [pressed, setPressed] = useState<Runner['horse'] | null>(null);
  // The browser needs long to open a dialog: it makes the rest of the page inert. Paints the press
  // first.
  const horse = useDeferredValue(pressed);
  const poolName = usePoolName();
  const betsHere = !useInPopup();
  const lines = inOrder(useProgressiveRows(useMemo(() => runnerLinesOf(race, betsHere), [race, betsHere])), order);
  const line = lines.find(({ runner }) => runner.horse.id === horse?.id);
  const isTrot = race.raceType === 'T';
  const headings = { isTrot, sort, onSort: sortBy };
  return (
    <Card
      id={RUNNERS_ID}
      tabIndex={-1}
      className={styles.card}
      title={t('runners.title')}
      aside={
        <>
          <OddsAge race={race} />
          <div className={styles.choices} data-compact={chosen} data-print="never">
            <SortChoice isTrot={isTrot} sort={sort} onSort={sortBy} />
            <Chip className={styles.compact} pressed={chosen} onClick={() => setCompact(!chosen)}>
              {t('runners.compact')}
            </Chip>
          </div>
        </>
      }
    >
      <Table caption={t('runners.table')} captionHidden>
        <thead className={styles.headings}>
          <tr>
            <SortHeading by="number" {...headings}>
              {t('runners.number')}
            </SortHeading>
            <HeaderCell>{t('runners.horse')}</HeaderCell>
            {!compact && <DetailHeadings {...headings} />}
            <SortHeading by="odds" numeric {...headings}>
              {t('runners.odds')}
            </SortHeading>
            {!compact &&
              runnerPoolsOf(race).map(({ name }) => (
                <HeaderCell key={name} numeric detail className={styles.pool}>
                  {poolName(name)}
                </HeaderCell>
              ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RunnerRow key={line.runner.startNr} line={line} compact={compact} onShowHorse={setPressed} />
          ))}
        </tbody>
      </Table>
      {horse && (
        <HorsePopup horse={horse} onClose={() => setPressed(null)}>
          {line && <RunnerStart line={line} />}
        </HorsePopup>
      )}
    </Card>
  );
}

interface SortProps {
  isTrot: boolean;
  sort: SortKey;
  onSort: (key: SortKey) => void;
}

function DetailHeadings(sorting: SortProps) {
  const { t } = useTranslation('mf-racing');
  const { isTrot } = sorting;
  return (
    <>
      <HeaderCell detail className={styles.age}>
        {t('runners.ageSex')}
      </HeaderCell>
      <HeaderCell detail>{t(isTrot ? 'runners.driver' : 'runners.jockey')}</HeaderCell>
      <HeaderCell detail className={styles.trainer}>
        {t('runners.trainer')}
      </HeaderCell>
      <SortHeading by="burden" numeric detail {...sorting}>
        {t(isTrot ? 'runners.distance' : 'runners.weight')}
      </SortHeading>
      <SortHeading by="form" detail {...sorting}>
        {t('runners.form')}
      </SortHeading>
      <HeaderCell detail className={styles.history}>
        {t('runners.oddsHistory')}
      </HeaderCell>
    </>
  );
}

interface SortHeadingProps extends Omit<SortProps, 'isTrot'> {
  by: SortKey;
  numeric?: boolean;
  detail?: boolean;
  children: ReactNode;
}

/** The heading of a column, which sorts by it. */
const SortHeading = ({ by, sort, onSort, children, ...look }: SortHeadingProps) => (
  <HeaderCell numeric={look.numeric} detail={look.detail} aria-sort={sort === by ? 'ascending' : undefined}>
    <button type="button" className={styles.sort} onClick={() => onSort(by)}>
      {children}
    </button>
  </HeaderCell>
);

/** The same choice, for screens without room for the headings. */
function SortChoice({ isTrot, sort, onSort }: SortProps) {
  const { t } = useTranslation('mf-racing');
  return (
    <select
      className={styles.sortChoice}
      aria-label={t('runners.sortBy')}
      value={sort}
      onChange={(event) => onSort(event.target.value as SortKey)}
    >
      {SORT_KEYS.map((key) => (
        <option key={key} value={key}>
          {t(`runners.sort.${key === 'burden' ? (isTrot ? 'distance' : 'weight') : key}`)}
        </option>
      ))}
    </select>
  );
}
