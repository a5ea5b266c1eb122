import type { ComponentType } from 'react';

/** The exports of a file in `sections/`. */
interface Section {
  Component: ComponentType;
}

/** The sections by component name, as in the kit. Each is loaded when it is first shown. */
export const sections: Readonly<Record<string, () => Promise<Section>>> = {
  'alert-list': () => import('./sections/display/alert-list.section.tsx'),
  badge: () => import('./sections/display/badge.section.tsx'),
  button: () => import('./sections/display/button.section.tsx'),
  calendar: () => import('./sections/input/calendar.section.tsx'),
  card: () => import('./sections/display/card.section.tsx'),
  combobox: () => import('./sections/input/combobox.section.tsx'),
  countdown: () => import('./sections/display/countdown.section.tsx'),
  'country-flag': () => import('./sections/display/country-flag.section.tsx'),
  'date-picker': () => import('./sections/input/date-picker.section.tsx'),
  dialog: () => import('./sections/overlay/dialog.section.tsx'),
  'empty-state': () => import('./sections/display/empty-state.section.tsx'),
  'error-state': () => import('./sections/display/error-state.section.tsx'),
  'fact-list': () => import('./sections/display/fact-list.section.tsx'),
  fields: () => import('./sections/input/fields.section.tsx'),
  'filter-bar': () => import('./sections/input/filter-bar.section.tsx'),
  form: () => import('./sections/input/form.section.tsx'),
  'loading-bar': () => import('./sections/display/loading-bar.section.tsx'),
  'multi-step': () => import('./sections/input/multi-step.section.tsx'),
  'sort-list': () => import('./sections/input/sort-list.section.tsx'),
  'number-tile': () => import('./sections/display/number-tile.section.tsx'),
  popover: () => import('./sections/overlay/popover.section.tsx'),
  'print-stamp': () => import('./sections/display/print-stamp.section.tsx'),
  'race-type': () => import('./sections/display/race-type.section.tsx'),
  'row-list': () => import('./sections/display/row-list.section.tsx'),
  skeleton: () => import('./sections/display/skeleton.section.tsx'),
  sparkline: () => import('./sections/display/sparkline.section.tsx'),
  table: () => import('./sections/display/table.section.tsx'),
  link: () => import('./sections/navigation/link.section.tsx'),
  menu: () => import('./sections/navigation/menu.section.tsx'),
  pagination: () => import('./sections/navigation/pagination.section.tsx'),
  tabs: () => import('./sections/navigation/tabs.section.tsx'),
};
