import { usePanels } from '@paddock/host';
import { act } from '@testing-library/react';
import { becomeVisitor } from './customer.ts';

/** No panel is open, and nobody is logged in. */
export const leavePanels = (): void => {
  act(() => {
    usePanels.getState().close();
    becomeVisitor();
  });
};
