import type { ComponentType } from 'react';

/** What a file of `sections/` exports. */
interface Section {
  Component: ComponentType;
}

/** The sections by the name of their component, as in the kit; loaded when they are shown. */
export const sections: Readonly<Record<string, () => Promise<Section>>> = {
  button: () => import('./sections/button.section.tsx'),
  dialog: () => import('./sections/dialog.section.tsx'),
  'multi-step': () => import('./sections/multi-step.section.tsx'),
};
