import { usePanels } from '@paddock/host';
import { Button, type ButtonProps } from '@paddock/ui/button';

/** Opens the login. */
export const LoginButton = (props: Omit<ButtonProps, 'onClick'>) => (
  <Button {...props} onClick={() => usePanels.getState().show('login')} />
);
