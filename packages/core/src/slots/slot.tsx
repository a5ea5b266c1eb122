import { type ComponentType, createContext, useContext } from 'react';
import type { Slots } from '../contract/contract.ts';

/** The props of a slot of any contract. */
export interface SlotProps {
  name: string;
  props?: Record<string, unknown>;
}

/**
 * Renders slots. The shell provides it. Without a shell (tests, a single remote) slots are empty.
 */
export const SlotRenderer = createContext<ComponentType<SlotProps>>(() => null);

/** A place for a component of another remote. An empty or broken slot does not affect the page. */
export function Slot<N extends keyof Slots & string>(slot: { name: N; props: Slots[N] }) {
  return <AnySlot {...slot} />;
}

/**
 * For the shell: a slot whose name is only known at run time, such as one for each page of the
 * content management.
 */
export function AnySlot(slot: SlotProps) {
  const Renderer = useContext(SlotRenderer);
  return <Renderer {...slot} />;
}
