import { onApiError } from '@paddock/host/shell';
import { onTestFinished } from 'vitest';

/**
 * Collects from now on the messages of the shell's alert, which reports failed calls that the page
 * does not show itself.
 */
export function toldFailures(): string[] {
  const told: string[] = [];
  onTestFinished(onApiError(({ error, inlineErrors }) => !inlineErrors && told.push(error.message)));
  return told;
}
