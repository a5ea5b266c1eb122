/** What the host provides under the name `react-i18next`: see `packages/react-router`, which says why. */

export type * from 'react-i18next-original';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next-original';
