import { href, useAlerts } from '@paddock/host';
import { type ShownModal, useModals } from '@paddock/host/shell';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { limbusHref, shortPageHref } from '../links.ts';
import { paths } from '../paths.ts';
import { ModalContent } from './modal-content.tsx';
import { pageModal, systemModal } from './modal-table.ts';
import { RemoteModal } from './remote-modal.tsx';

/**
 * The due modals: a redirect modal leads to another page, a page modal to its page, a popup and a
 * remote's modal are shown over the page.
 */
export function SystemModals() {
  const { shown, open } = useModals();
  useRedirectModal(open?.name);
  usePageModal(shown.find(({ name }) => pageModal(name) !== null));
  const { pathname } = useLocation();
  if (!open) return null;
  const modal = systemModal(open.name);
  if (!modal) return <RemoteModal key={open.name} {...open} />;
  if (modal.kind !== 'popup' || modal.hiddenOn?.includes(contentPageAt(pathname) ?? '')) return null;
  return <ModalContent {...open} />;
}

/** The name of a content page, under either of its addresses. */
const contentPageAt = (path: string): string | undefined =>
  (matchPath(paths.page, path) ?? matchPath(paths.anyPage, path))?.params.name;

/** Follows a redirect modal, or shows an alert if it has no target (core §8). */
function useRedirectModal(name: string | undefined): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useEffect(() => {
    const { open, dismiss } = useModals.getState();
    if (!open || open.name !== name) return;
    const modal = systemModal(name);
    if (modal?.kind !== 'redirect') return;
    const target = modal.target(open.payload);
    dismiss(name);
    if (target === null) useAlerts.getState().add({ type: 'error', message: t('noRegToken') });
    else void navigate(target);
  }, [name, navigate, t]);
}

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * Pages that stay readable before the terms are accepted or the age is known: the terms,
 * explanations, contact and help.
 */
const ALWAYS_READABLE = new Set(
  [paths.page, paths.termsPart, paths.news, paths.contact, shortPageHref('about')].map(firstSegment),
);
const isAlwaysReadable = (path: string): boolean =>
  ALWAYS_READABLE.has(firstSegment(path)) || path === href('selfExclusion') || path === href('selfExclusionAlias');

/**
 * Leads to the page of a page modal, and back to it if only an answer ends it. Leaving the page of
 * a dismissible modal rejects it.
 */
function usePageModal(modal: ShownModal | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasThere = useRef<string | null>(null);
  useEffect(() => {
    const rule = pageModal(modal?.name);
    if (!modal || !rule) {
      wasThere.current = null;
      return;
    }
    if (matchPath(paths.limbus, pathname)) {
      wasThere.current = modal.name;
      return;
    }
    if (wasThere.current === modal.name && rule.isDismissible) return useModals.getState().reject(modal.name);
    if (!rule.isDismissible && isAlwaysReadable(pathname)) return;
    const returnTo = modal.returnTo ?? `${pathname}${search}${hash}`;
    void navigate(limbusHref(modal.name), { replace: true, state: { returnTo } });
  }, [modal, navigate, pathname, search, hash]);
}
