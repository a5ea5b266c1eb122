import { Pagination, type PaginationProps } from '@paddock/ui/pagination';
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
}

interface PartPagerProps extends ListPosition {
  onChange: (page: number) => void;
}

/** Links to the pages of a list that has a URL for each. */
export const Pager = ({ page, pages, labels, to }: PagerProps) => (
  <Pagination
    page={page}
    pages={pages}
    labels={usePagerLabels({ page, pages, labels })}
    link={(number, props) => <Link to={to(number)} {...props} />}
  />
);

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
