import { useLocale } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { describeMargin } from './margin.model.ts';

/** Writes a margin, from hundredths of a length: `Hals`, `1¼ Längen`. */
export function useMarginWords(): (hundredths: number) => string {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (hundredths) => {
    const margin = describeMargin(hundredths, locale);
    if ('word' in margin) return t(`finish.${margin.word}`);
    return t(margin.isOne ? 'finish.length' : 'finish.lengths', { lengths: margin.lengths });
  };
}
