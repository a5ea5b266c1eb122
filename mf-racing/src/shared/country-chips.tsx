import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { CountryFlag } from '@paddock/ui/country-flag';
import { useTranslation } from 'react-i18next';

interface CountryChipsProps {
  /** The country of each listed item, in the order of the list. Duplicates are shown once. */
  countries: string[];
  chosen: string | undefined;
  onPress: (country: string) => void;
}

/** The countries of a list as chips, to choose one. */
export function CountryChips({ countries, chosen, onPress }: CountryChipsProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <ChipGroup label={t('filter.countries')}>
      {[...new Set(countries)].map((country) => (
        <Chip key={country} pressed={country === chosen} onClick={() => onPress(country)}>
          <CountryFlag country={country} label="" />
          {countryName(country, locale)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
