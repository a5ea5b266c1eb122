import { logOut } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { type ReactNode, useState } from 'react';

/** Logs out. It is pending while the guards of the logout wait for what is still being saved. */
export function LogOutButton({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState(false);
  const leave = () => {
    setPending(true);
    void logOut({ goHome: true }).finally(() => setPending(false));
  };
  return (
    <Button pending={pending} onClick={leave}>
      {children}
    </Button>
  );
}
