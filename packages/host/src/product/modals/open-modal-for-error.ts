import type { ApiError } from '@paddock/api';
import { useModals } from '../../platform/modals/use-modals.ts';
import { isModalName } from './modal-names.ts';

/**
 * Opens the system modal that an error asks for: the one whose name is its code (core §8). It is told what the error adds
 * (`extended`: a `reg_token`, say).
 * @returns whether there is one; then nobody else has to show the error
 */
export function openModalForError({ code, extended }: ApiError): boolean {
  if (!isModalName(code)) return false;
  useModals.getState().show(code, { payload: extended ?? {} });
  return true;
}
