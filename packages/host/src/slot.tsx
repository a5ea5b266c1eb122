import { type ComponentType, createContext, useContext } from 'react';

export interface SlotProps {
  /** A slot that a remote claims: `race.stream`. */
  name: string;
  /** What the filler is told; agreed between the two squads. */
  props?: Record<string, unknown>;
}

/** How slots are filled: the shell hands its boundary in. Without it (tests, a remote alone) every slot is empty. */
export const SlotRenderer = createContext<ComponentType<SlotProps>>(() => null);

/** A place where another remote may show a component. Empty or broken, it leaves the page whole. */
export function Slot(slot: SlotProps) {
  const Renderer = useContext(SlotRenderer);
  return <Renderer {...slot} />;
}
