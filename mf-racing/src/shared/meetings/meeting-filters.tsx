import { Chip, ChipGroup } from '@paddock/ui/chip';
import { useTranslation } from 'react-i18next';
import { CountryChips } from '../country-chips.tsx';
import type { MeetingFilter, MeetingSwitch } from './meeting-filter.model.ts';
import styles from './meeting-filters.module.css';

interface MeetingFiltersProps {
  /** All meetings of the list, in its order. */
  meetings: { id: number; country: string; trackName: string }[];
  filter: MeetingFilter;
  change: (part: Partial<MeetingFilter>) => void;
  switches: readonly MeetingSwitch[];
}

/** Chips that filter a list of meetings. */
export function MeetingFilters({ meetings, filter, change, switches }: MeetingFiltersProps) {
  const { t } = useTranslation('mf-racing');
  const only = meetings.find(({ id }) => id === filter.meeting);
  return (
    <div className={styles.filters}>
      <ChipGroup label={t('filter.kind')}>
        {only && (
          <Chip pressed onClick={() => change({ meeting: undefined })}>
            {t('filter.meeting', { track: only.trackName })}
          </Chip>
        )}
        {(['T', 'H'] as const).map((type) => (
          <Chip
            key={type}
            pressed={filter.type === type}
            onClick={() => change({ type: filter.type === type ? undefined : type })}
          >
            {t(`raceType.${type}`)}
          </Chip>
        ))}
        {switches.map((name) => (
          <Chip key={name} pressed={filter[name]} onClick={() => change({ [name]: !filter[name] })}>
            {t(`filter.${name}`)}
          </Chip>
        ))}
      </ChipGroup>
      <CountryChips
        countries={meetings.map(({ country }) => country)}
        chosen={filter.country}
        onPress={(country) => change({ country: filter.country === country ? undefined : country })}
      />
    </div>
  );
}
