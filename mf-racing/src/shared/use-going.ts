import { useTranslation } from 'react-i18next';
import { parseGoing } from './going.model.ts';

/** Returns a function that translates a source's going; unknown words stay unchanged. */
export function useGoing(): (words: string) => string {
  const { t } = useTranslation('mf-racing');
  return (words) => {
    const going = parseGoing(words);
    return going ? t(`going.${going}`) : words;
  };
}
