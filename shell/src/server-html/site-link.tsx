import { stripLocale } from '@paddock/i18n';
import { ExternalLink } from '@paddock/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface SiteLinkProps {
  /** As the server wrote it; without it, plain text. */
  href: string | null;
  children: ReactNode;
}

/**
 * A link of the server's HTML: through the router in the page's language, or to another site in a
 * new tab.
 */
export function SiteLink({ href, children }: SiteLinkProps) {
  const { t } = useTranslation('shell');
  if (href === null || !URL.canParse(href, location.href)) return children;
  const url = new URL(href, location.href);
  if (href.startsWith('#') || !url.protocol.startsWith('http')) return <a href={href}>{children}</a>;
  if (url.origin === location.origin)
    return <Link to={stripLocale(url.pathname) + url.search + url.hash}>{children}</Link>;
  return (
    <ExternalLink href={url.href} newTabLabel={t('newTab')}>
      {children}
    </ExternalLink>
  );
}
