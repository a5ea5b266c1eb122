import { Pagination } from '@paddock/ui/pagination';
import styles from './page-picker.module.css';
import { usePaginationLabels } from './use-pagination-labels.ts';

interface PagePickerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The pages of a list that is a part of something with a URL, such as a dialog: they have none themselves. */
export function PagePicker({ page, pages, onChange }: PagePickerProps) {
  return (
    <div className={styles.pages}>
      <Pagination
        page={page}
        pages={pages}
        labels={usePaginationLabels(page, pages)}
        link={(to, { rel: _, ...props }) => <button type="button" onClick={() => onChange(to)} {...props} />}
      />
    </div>
  );
}
