import type { ModalPayload } from '@paddock/host/shell';
import { type ComponentType, lazy } from 'react';

/** The props of every content. */
export interface ModalContentProps {
  payload: ModalPayload;
  /** The customer said yes, and the call of the modal is done. */
  accept: () => void;
  /** The customer said no, or not now. */
  reject: () => void;
}

type Content = ComponentType<ModalContentProps>;

/**
 * A page modal's content stands on its page, a popup's content is a dialog. Each is a chunk; a
 * redirect modal has none.
 */
const LOADERS: Readonly<Record<string, (() => Promise<{ default: Content }>) | undefined>> = {
  lugas_logout_modal: () => import('./contents/lugas-logout/lugas-logout.tsx'),
  check_TC: () => import('./contents/terms/terms.tsx'),
  check_age: () => import('./contents/age/age.tsx'),
  check_identity_status: () => import('./contents/identity/identity-status.tsx'),
  check_identity: () => import('./contents/identity/identity.tsx'),
  schufa_checked_date: () => import('./contents/means/means.tsx'),
  lugas_register_modal: () => import('./contents/lugas-register/lugas-register.tsx'),
  lugas_reality_modal: () => import('./contents/lugas-reality/lugas-reality.tsx'),
  lugas_amounts_modal: () => import('./contents/lugas-amounts/lugas-amounts.tsx'),
  bonus_voucher_check: () => import('./contents/bonus-voucher/bonus-voucher.tsx'),
  bonus_check: () => import('./contents/banner-bonus/banner-bonus.tsx'),
  loyalty_enroll_modal: () => import('./contents/loyalty-enroll/loyalty-enroll.tsx'),
};

const contents = new Map<string, Content>();

/** The content of a modal; null if it has none. */
export function contentOf(name: string): Content | null {
  const load = LOADERS[name];
  if (!load) return null;
  const content = contents.get(name) ?? lazy(load);
  contents.set(name, content);
  return content;
}

/** Loads a failed content again the next time. */
export const forgetContent = (name: string): boolean => contents.delete(name);
