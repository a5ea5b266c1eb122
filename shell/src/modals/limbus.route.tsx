import { useModals } from '@paddock/host/shell';
import { notFound } from '@paddock/pages';
import { Skeleton } from '@paddock/ui/skeleton';
import { type LoaderFunctionArgs, Navigate, useLocation, useParams } from 'react-router';
import { limbusHref } from '../links.ts';
import { ModalContent } from './modal-content.tsx';
import { pageModal } from './modal-table.ts';

/** `/limbus/{interrupt}` shows page modals only (core §2). */
export function loader({ params }: LoaderFunctionArgs): null {
  if (pageModal(params.interrupt) === null) throw notFound();
  return null;
}

/**
 * The page of the shown page modal. Its end leads to the next one, or back to the interrupted page.
 */
export function Component() {
  const { interrupt: name } = useParams();
  const { state } = useLocation() as { state: { returnTo?: string } | null };
  const present = useModals(({ shown }) => shown.find((modal) => pageModal(modal.name) !== null));
  if (!present) return <Navigate to={state?.returnTo ?? '/'} replace />;
  if (present.name !== name) return <Navigate to={limbusHref(present.name)} replace state={state} />;
  return <ModalContent {...present} fallback={<Skeleton height="12rem" />} />;
}
