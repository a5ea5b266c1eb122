import { type ComponentType, createContext, useContext } from 'react';
import type { Slots } from '../contract/contract.ts';

/** A slot as the shell fills it, of any contract. */
export interface SlotProps {
  name: string;
  props?: Record<string, unknown>;
}

/** Renders slots. The shell provides it; without it (tests, a remote alone) every slot is empty. */
export const SlotRenderer = createContext<ComponentType<SlotProps>>(() => null);

/**
 * A place where another remote shows a component. An empty or broken slot leaves the page whole.
 */
export function Slot<N extends keyof Slots & string>(slot: { name: N; props: Slots[N] }) {
  return <AnySlot {...slot} />;
}

/**
 * A slot whose name is known at run time only, such as one for each page of the content management.
 * For the shell.
 */
export function AnySlot(slot: SlotProps) {
  const Renderer = useContext(SlotRenderer);
  return <Renderer {...slot} />;
}
