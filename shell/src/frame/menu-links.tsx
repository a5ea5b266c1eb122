import { NavLink } from 'react-router';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import type { useMenu } from './use-menu.ts';

interface MenuLinksProps {
  entries: Pick<ReturnType<typeof useMenu>[number], 'path' | 'label'>[];
  className?: string | undefined;
}

/** The entries of a menu. Pointing at one prefetches its page. */
export function MenuLinks({ entries, className }: MenuLinksProps) {
  const intent = useIntentPrefetch();
  return (
    <ul className={className}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/'} {...intent(path)}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
