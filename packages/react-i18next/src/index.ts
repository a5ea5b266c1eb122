/** The names that the host provides as `react-i18next`. `packages/react-router` explains why. */

export type * from 'react-i18next-original';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next-original';
