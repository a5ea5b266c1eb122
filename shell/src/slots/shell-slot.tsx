import type { SlotProps } from '@paddock/host/shell';
import { useRemoteSource } from '../remotes/source-context.ts';
import { RemoteSlot } from './remote-slot.tsx';

/** Fills a `<Slot>` with the components of the remotes that claim it. */
export function ShellSlot({ name, props = {} }: SlotProps) {
  const source = useRemoteSource();
  return source
    .slotOwners(name)
    .map((remote) => <RemoteSlot key={remote} remote={remote} pick={(module) => module.slots?.[name]} props={props} />);
}
