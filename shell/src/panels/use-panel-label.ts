import { useLocale } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { PanelName } from './panel-names.ts';
import type { Panel } from './panel-table.ts';

/** Returns the function that names a panel in the language of the page. */
export function usePanelLabel(): (panel: Panel) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return ({ name, label }) => label?.[locale] ?? t(`panels.${name as PanelName}`);
}
