import { EmptyState } from '@paddock/ui/empty-state';
import { Pagination, type PaginationProps } from '@paddock/ui/pagination';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './pager.module.css';

interface ListPosition {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Labels for this list instead of the default ones. */
  labels?: Partial<Pick<PaginationProps['labels'], 'region' | 'previous' | 'next'>> | undefined;
}

interface PagerProps extends ListPosition {
  /** The address of a page: `?page=2`. */
  to: (page: number) => string;
  /** The page of the list. */
  children: ReactNode;
}

interface PartPagerProps extends ListPosition {
  onChange: (page: number) => void;
}

/**
 * A page of a list that has a URL for each, with links to the others. Beyond the last page, it says
 * that there is no such page, in place of the list and the position.
 */
export function Pager({ page, pages, labels, to, children }: PagerProps) {
  const { t } = useTranslation('pages');
  const texts = usePagerLabels({ page, pages, labels });
  const isBeyond = page > Math.max(pages, 1);
  return (
    <>
      {isBeyond ? <EmptyState title={t('pager.beyond')} /> : children}
      <Pagination
        page={page}
        pages={pages}
        labels={isBeyond ? { ...texts, position: '' } : texts}
        link={(number, props) => <Link to={to(number)} {...props} />}
      />
    </>
  );
}

/** Buttons to the pages of a list whose pages have no URLs, for example in a dialog. */
export const PartPager = ({ page, pages, labels, onChange }: PartPagerProps) => (
  <div className={styles.buttons}>
    <Pagination
      page={page}
      pages={pages}
      labels={usePagerLabels({ page, pages, labels })}
      link={(number, { rel: _, ...props }) => <button type="button" onClick={() => onChange(number)} {...props} />}
    />
  </div>
);

function usePagerLabels({ page, pages, labels }: ListPosition): PaginationProps['labels'] {
  const { t } = useTranslation('pages');
  return {
    region: t('pager.label'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (number) => t('pager.page', { page: number }),
    position: t('pager.position', { page, pages }),
    ...labels,
  };
}
