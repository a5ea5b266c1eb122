import { useFormContext } from '@paddock/forms';
import { Card } from '@paddock/ui/card';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import type { WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CountryChips } from '../../shared/country-chips.tsx';
import type { SlipValues } from '../shared/slip.types.ts';
import { chosenWagerType, withWagerType } from './calculator-choice.model.ts';
import { useWagerWords } from './use-wager-words.ts';
import styles from './wager-choice.module.css';

interface WagerChoiceProps {
  /** Of all countries, in their order. */
  types: WagerType[];
  /** The chosen one. */
  type: WagerType;
}

/**
 * The choice of a country and its wager type. The URL holds it, so that a calculation can be
 * shared. It replaces the history entry.
 */
export function WagerChoice({ types, type }: WagerChoiceProps) {
  const { t } = useTranslation('mf-racing');
  const [, setSearch] = useSearchParams();
  const { setValue } = useFormContext<SlipValues>();
  const { nameOf, explain } = useWagerWords();
  const choose = (next: WagerType) => {
    setSearch((search) => withWagerType(search, next), { replace: true, preventScrollReset: true });
    setValue('stake', next.param.minstake);
  };
  return (
    <Card title={t('calculator.wager')}>
      <div className={styles.choice}>
        <CountryChips
          countries={types.map(({ country }) => country)}
          chosen={type.country}
          onPress={(country) => {
            const next = chosenWagerType(types, { country, pool: type.name[0] });
            if (next) choose(next);
          }}
        />
        <div className={styles.types}>
          <ChipGroup label={t('calculator.types')}>
            {types
              .filter(({ country }) => country === type.country)
              .map((other) => (
                <Chip key={other.id} pressed={other.id === type.id} onClick={() => choose(other)}>
                  {nameOf(other)}
                </Chip>
              ))}
          </ChipGroup>
        </div>
        <p>
          <strong>{nameOf(type)}</strong> – {explain(type)}
        </p>
      </div>
    </Card>
  );
}
