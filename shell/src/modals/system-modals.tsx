import { type ModalName, type ShownModal, useAlerts, useSystemModals } from '@paddock/host';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ModalContent } from './modal-content.tsx';
import { MODALS, pageModal } from './modal-table.ts';

/** The system modals that are shown: a redirect modal leads away, a page modal to its page, a popup stands over the page. */
export default function SystemModals() {
  const { shown, open } = useSystemModals();
  useRedirectModal(open?.name);
  usePageModal(shown.find(({ name }) => pageModal(name) !== null));
  const { pathname } = useLocation();
  if (!open) return null;
  const modal = MODALS[open.name];
  if (modal.kind !== 'popup' || modal.hiddenOn?.includes(pathname)) return null;
  return <ModalContent {...open} />;
}

/** Goes where a redirect modal leads, and says so where it cannot (core §8). */
function useRedirectModal(name: ModalName | undefined): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useEffect(() => {
    const { open, dismiss } = useSystemModals.getState();
    if (!open || open.name !== name) return;
    const modal = MODALS[name];
    if (modal.kind !== 'redirect') return;
    const target = modal.target(open.payload);
    dismiss(name);
    if (target === null) useAlerts.getState().add({ type: 'error', message: t('modals.noRegToken') });
    else void navigate(target);
  }, [name, navigate, t]);
}

/** What can be read before the terms are accepted or the age is known: the terms, all that explains, and whom to turn to. */
const ALWAYS_READABLE = /^\/(?:page|agb|news|contact|about)(?:\/|$)|^\/user\/(?:self-exclusion|data\/self-exclusion)$/;
const LIMBUS = '/limbus/';

/** Leads to the page of a page modal, and back to it where nothing but an answer leads out. Who leaves another one has put it off. */
function usePageModal(modal: ShownModal | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasThere = useRef<ModalName | null>(null);
  useEffect(() => {
    const rule = pageModal(modal?.name);
    if (!modal || !rule) {
      wasThere.current = null;
      return;
    }
    if (pathname.startsWith(LIMBUS)) {
      wasThere.current = modal.name;
      return;
    }
    if (wasThere.current === modal.name && rule.isDismissible) return useSystemModals.getState().reject(modal.name);
    if (!rule.isDismissible && ALWAYS_READABLE.test(pathname)) return;
    const returnTo = modal.returnTo ?? `${pathname}${search}${hash}`;
    void navigate(`${LIMBUS}${modal.name}`, { replace: true, state: { returnTo } });
  }, [modal, navigate, pathname, search, hash]);
}
