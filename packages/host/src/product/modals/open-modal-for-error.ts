import type { ApiError } from '@paddock/api';
import { useModals } from '@paddock/core/shell';
import { isModalName } from './modal-names.ts';

/**
 * Opens the system modal whose name is the error's code (core §8). Its payload is the error's
 * `extended`, such as a `reg_token`.
 * @returns whether there is such a modal; then no alert is needed
 */
export function openModalForError({ code, extended }: ApiError): boolean {
  if (!isModalName(code)) return false;
  useModals.getState().show(code, { payload: extended ?? {} });
  return true;
}
