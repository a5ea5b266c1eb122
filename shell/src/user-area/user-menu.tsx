import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MenuLinks } from '../frame/menu-links.tsx';
import { useMenu } from '../frame/use-menu.ts';
import styles from './user-menu.module.css';

/** The menu of the account area. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => showCurrent(menu.current), [pathname]);
  return (
    <nav aria-label={t('user.menu')} ref={menu}>
      <MenuLinks entries={useMenu('user')} className={styles.menu} />
    </nav>
  );
}

/** On a phone, the menu is a line that scrolls sideways: puts the current entry in its middle. */
function showCurrent(menu: HTMLElement | null): void {
  const line = menu?.querySelector('ul');
  const current = menu?.querySelector('[aria-current="page"]');
  if (!line || !current) return;
  const [whole, part] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
  line.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
}
