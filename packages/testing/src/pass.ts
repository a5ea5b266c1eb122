import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets fake timers run for so many milliseconds, inside `act`. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
