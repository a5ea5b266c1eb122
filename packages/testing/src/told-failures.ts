import { onApiError } from '@paddock/host/shell';
import { onTestFinished } from 'vitest';

/** What the shell's alert tells from now on: failed calls that no place of the page shows. */
export function toldFailures(): string[] {
  const told: string[] = [];
  onTestFinished(onApiError(({ error, inlineErrors }) => !inlineErrors && told.push(error.message)));
  return told;
}
