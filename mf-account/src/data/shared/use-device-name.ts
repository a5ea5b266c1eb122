import { useTranslation } from 'react-i18next';

/** Returns a function that names a customer's device: `Chrome · Android`. */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const { t } = useTranslation('mf-account');
  return ({ browser, system }) =>
    [browser, system].filter((part) => part !== null).join(' · ') || t('sessions.unknown');
}
