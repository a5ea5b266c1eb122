import type { ModalPayload } from '@paddock/host/shell';
import { createLazyView, type LazyView } from '@paddock/ui/lazy-view';

/** The props of every content. */
export interface ModalContentProps {
  payload: ModalPayload;
  /** The customer agreed, and the modal's call is done. */
  accept: () => void;
  /** The customer declined or postponed it. */
  reject: () => void;
}

type Content = LazyView<ModalContentProps>;

/**
 * A page modal's content fills its page; a popup's content is a dialog. Each is a chunk; a redirect
 * modal has none.
 */
const CONTENTS: Readonly<Record<string, Content | undefined>> = {
  lugas_logout_modal: createLazyView(
    async () => (await import('./contents/lugas-logout/lugas-logout.tsx')).LugasLogout,
  ),
  check_TC: createLazyView(async () => (await import('./contents/terms/terms.tsx')).Terms),
  check_age: createLazyView(async () => (await import('./contents/age/age.tsx')).Age),
  check_identity_status: createLazyView(
    async () => (await import('./contents/identity/identity-status.tsx')).IdentityStatus,
  ),
  check_identity: createLazyView(async () => (await import('./contents/identity/identity.tsx')).Identity),
  schufa_checked_date: createLazyView(async () => (await import('./contents/means/means.tsx')).Means),
  lugas_register_modal: createLazyView(
    async () => (await import('./contents/lugas-register/lugas-register.tsx')).LugasRegister,
  ),
  lugas_reality_modal: createLazyView(
    async () => (await import('./contents/lugas-reality/lugas-reality.tsx')).LugasReality,
  ),
  lugas_amounts_modal: createLazyView(
    async () => (await import('./contents/lugas-amounts/lugas-amounts.tsx')).LugasAmounts,
  ),
  before_identity_modal: createLazyView(
    async () => (await import('./contents/before-identity/before-identity.tsx')).BeforeIdentity,
  ),
  bonus_voucher_check: createLazyView(
    async () => (await import('./contents/bonus-voucher/bonus-voucher.tsx')).BonusVoucher,
  ),
  bonus_check: createLazyView(async () => (await import('./contents/banner-bonus/banner-bonus.tsx')).BannerBonus),
  loyalty_enroll_modal: createLazyView(
    async () => (await import('./contents/loyalty-enroll/loyalty-enroll.tsx')).LoyaltyEnroll,
  ),
};

/** The content of a modal; null if it has none. */
export const contentOf = (name: string): Content | null => CONTENTS[name] ?? null;
