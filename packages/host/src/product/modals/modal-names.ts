/**
 * The system modals (core §4), in the order in which they open when several are due.
 * `shell/src/modals/modal-table.ts` has their rules. The modal that holds a logout back comes
 * before modals that may be open under it.
 */
export const MODAL_NAMES = [
  'check_registration',
  'login_checkpoint_error',
  'customer_status_zero',
  'login_status_expired',
  'lugas_logout_modal',
  'check_TC',
  'check_age',
  'check_identity_status',
  'check_identity',
  'schufa_checked_date',
  'lugas_register_modal',
  'lugas_reality_modal',
  'lugas_amounts_modal',
  'before_identity_modal',
  'bonus_voucher_check',
  'bonus_check',
  'loyalty_enroll_modal',
] as const;

export type ModalName = (typeof MODAL_NAMES)[number];

export const isModalName = (name: string | null | undefined): name is ModalName =>
  (MODAL_NAMES as readonly unknown[]).includes(name);
