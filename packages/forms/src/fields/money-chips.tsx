import { formatShortMoney } from '@paddock/i18n';
import { Chip, ChipGroup } from '@paddock/ui/chip';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormsLocale } from '../use-forms-locale.ts';

export interface MoneyChipsProps {
  /** Name of the money field that a press fills in. */
  name: string;
  /** Label of the group. */
  label: string;
  /** Integer cents. */
  amounts: readonly number[];
}

/** Buttons with amounts. Renders nothing if there are none. */
export function MoneyChips({ name, label, amounts }: MoneyChipsProps) {
  const locale = useFormsLocale();
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name });
  if (amounts.length === 0) return null;
  return (
    <ChipGroup label={label}>
      {amounts.map((amount) => (
        <Chip
          key={amount}
          pressed={amount === chosen}
          onClick={() => setValue(name, amount, { shouldDirty: true, shouldValidate: true })}
        >
          {formatShortMoney(amount, locale)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
