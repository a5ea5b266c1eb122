import type { ComponentType } from 'react';

/** The exports of a file in `sections/`. */
interface Section {
  Component: ComponentType;
}

/** The sections by component name, as in the kit. Each is loaded when it is first shown. */
export const sections: Readonly<Record<string, () => Promise<Section>>> = {
  'alert-list': () => import('./sections/alert-list.section.tsx'),
  badge: () => import('./sections/badge.section.tsx'),
  button: () => import('./sections/button.section.tsx'),
  calendar: () => import('./sections/calendar.section.tsx'),
  card: () => import('./sections/card.section.tsx'),
  combobox: () => import('./sections/combobox.section.tsx'),
  countdown: () => import('./sections/countdown.section.tsx'),
  'country-flag': () => import('./sections/country-flag.section.tsx'),
  'date-picker': () => import('./sections/date-picker.section.tsx'),
  dialog: () => import('./sections/dialog.section.tsx'),
  'empty-state': () => import('./sections/empty-state.section.tsx'),
  'error-state': () => import('./sections/error-state.section.tsx'),
  fields: () => import('./sections/fields.section.tsx'),
  form: () => import('./sections/form.section.tsx'),
  'loading-bar': () => import('./sections/loading-bar.section.tsx'),
  'multi-step': () => import('./sections/multi-step.section.tsx'),
  'number-field': () => import('./sections/number-field.section.tsx'),
  popover: () => import('./sections/popover.section.tsx'),
  'print-stamp': () => import('./sections/print-stamp.section.tsx'),
  'race-type': () => import('./sections/race-type.section.tsx'),
  skeleton: () => import('./sections/skeleton.section.tsx'),
  sparkline: () => import('./sections/sparkline.section.tsx'),
  table: () => import('./sections/table.section.tsx'),
  tooltip: () => import('./sections/tooltip.section.tsx'),
  link: () => import('./sections/link.section.tsx'),
  menu: () => import('./sections/menu.section.tsx'),
  pagination: () => import('./sections/pagination.section.tsx'),
  tabs: () => import('./sections/tabs.section.tsx'),
};
