import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets `ms` milliseconds of fake timers pass, inside `act`. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
