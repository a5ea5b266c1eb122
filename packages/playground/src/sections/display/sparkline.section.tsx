import { DEFAULT_LOCALE, formatOdds, isLocale } from '@paddock/i18n';
import { Sparkline, type Trend } from '@paddock/ui/sparkline';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const ODDS = {
  down: [620, 580, 600, 540, 480, 490, 420, 350],
  up: [310, 310, 330, 380, 360, 410, 520],
  steady: [450, 480, 430, 450],
  'all the same': [450, 450, 450],
  'one value': [450],
};

export function Component() {
  const { t, i18n } = useTranslation('playground');
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
  const describe = ({ first, last, direction }: Trend) =>
    t(`sparkline.${direction}`, { first: formatOdds(first, locale), last: formatOdds(last, locale) });
  return (
    <States>
      {Object.entries(ODDS).map(([name, values]) => (
        <State key={name} name={name}>
          <Sparkline values={values} describe={describe} />
          {formatOdds(values.at(-1) ?? 0, locale)}
        </State>
      ))}
    </States>
  );
}
