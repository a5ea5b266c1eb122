import { usePanels } from '@paddock/host';
import { act } from '@testing-library/react';
import { becomeVisitor } from './customer.ts';

/** Closes all panels and logs the customer out. */
export const leavePanels = (): void => {
  act(() => {
    usePanels.getState().close();
    becomeVisitor();
  });
};
