import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { spinMutation } from './wheel.queries.ts';

/** The duration (ms) of a turn of the wheel. */
const SPIN_MS = 4_000;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A turn of the wheel. `win` is the server's draw; `isOver` is true once the wheel has stopped, or
 * at once if the customer wants no motion.
 */
export function useSpin() {
  const { mutate, data: win, isPending, error } = useMutation(spinMutation);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!win) return;
    const end = () => setOver(true);
    if (wantsNoMotion()) return end();
    const timer = setTimeout(end, SPIN_MS);
    return () => clearTimeout(timer);
  }, [win]);
  return { spin: () => mutate(), win, isPending, isOver, error };
}
