import { useToday } from '@paddock/pages';
import { FilterBar, FilterChoice, FilterField } from '@paddock/ui/filter-bar';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DayInput, type DayInputProps } from '../shared/day-input.tsx';
import { type BetState, type BetsChoice, STATES, writeBetsChoice } from './bets-choice.model.ts';

interface BetsFilterProps {
  choice: BetsChoice;
  /** The number of chosen bets; undefined until it is known. */
  total: number | undefined;
}

/** State and days of the list; for the bets on a race, the link back to all bets. */
export function BetsFilter({ choice, total }: BetsFilterProps) {
  const { t } = useTranslation('mf-account');
  const today = useToday();
  const navigate = useNavigate();
  const found = total === undefined ? '' : t('bets.found', { count: total });
  const { state, from, to, raceId } = choice;
  const choose = (change: Partial<BetsChoice>) =>
    void navigate(writeBetsChoice({ ...choice, page: 1, ...change }), { replace: true, preventScrollReset: true });
  if (raceId !== undefined) {
    return (
      <FilterBar label={t('bets.filter')} found={found}>
        <p>
          {t('bets.ofRace')}{' '}
          <Link to={writeBetsChoice({ page: 1 })} className={linkClass}>
            {t('bets.all')}
          </Link>
        </p>
      </FilterBar>
    );
  }
  return (
    <FilterBar label={t('bets.filter')} found={found}>
      <FilterChoice
        label={t('bets.state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('bets.anyState') },
          ...Object.keys(STATES).map((value) => ({ value, label: t(`bets.states.${value as BetState}`) })),
        ]}
        onChange={(value) => choose({ state: (value || undefined) as BetState | undefined })}
      />
      <FilterDay label={t('filter.from')} value={from} max={to ?? today} onChange={(day) => choose({ from: day })} />
      <FilterDay label={t('filter.to')} value={to} min={from} max={today} onChange={(day) => choose({ to: day })} />
    </FilterBar>
  );
}

const FilterDay = (props: Omit<DayInputProps, 'id'>) => (
  <FilterField label={props.label}>{(id) => <DayInput id={id} {...props} />}</FilterField>
);
