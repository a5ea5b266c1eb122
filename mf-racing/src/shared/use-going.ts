import { useTranslation } from 'react-i18next';
import { parseGoing } from './going.model.ts';

/** Translates the going of a source; unknown words stay as they are. */
export function useGoing(): (words: string) => string {
  const { t } = useTranslation('mf-racing');
  return (words) => {
    const going = parseGoing(words);
    return going ? t(`going.${going}`) : words;
  };
}
