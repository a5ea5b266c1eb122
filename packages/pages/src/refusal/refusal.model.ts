import type { ApiError } from '@paddock/api';
import type {} from '@paddock/host/remote-config';

/** A refusal of the server: an `ApiError`, or the stored refusal of a send. */
export type ServerRefusal = Pick<ApiError, 'status' | 'code' | 'message' | 'extended' | 'validation'>;

/**
 * The checks that may be required before a call (core §4). Each is also the name of a system modal.
 */
const CHECKPOINTS = [
  'check_TC',
  'check_age',
  'check_identity_status',
  'check_identity',
  'schufa_checked_date',
] as const;

export type Checkpoint = (typeof CHECKPOINTS)[number];

/** The open checkpoints of a refusal by one of them, which comes first. */
export const openCheckpoints = (
  first: Checkpoint,
  extended: ServerRefusal['extended'],
): readonly [Checkpoint, ...Checkpoint[]] => {
  const named = Array.isArray(extended?.checkpoints) ? extended.checkpoints : [];
  return [first, ...CHECKPOINTS.filter((name) => name !== first && named.includes(name))];
};

/** System modals after which the call may succeed. */
type OpenedModal = Checkpoint | 'lugas_register_modal' | 'lugas_amounts_modal' | 'before_identity_modal';

// The types of `openModal` come from contracts. The remotes that use this module declare the same.
declare module '@paddock/host/remote-config' {
  interface Contracts {
    pages: { uses: { modals: Record<OpenedModal, Record<never, never>> } };
  }
}

/** The one thing that a customer can do about a refusal. */
export type WayOn =
  | { kind: 'login' }
  | { kind: 'reload' }
  /** The modals, one after another, each with the facts of the refusal. */
  | { kind: 'modals'; names: readonly [OpenedModal, ...OpenedModal[]]; payload?: ServerRefusal['extended'] }
  | {
      kind: 'link';
      /** Names the text of the link. */
      label:
        | 'bets'
        | 'contact'
        | 'continue'
        | 'deposit'
        | 'limits'
        | 'loyalty'
        | 'personalData'
        | 'races'
        | 'selfExclusion';
      /** An address without locale prefix. */
      to: string;
    };
