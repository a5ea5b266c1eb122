import { Pagination } from '@paddock/ui/pagination';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { State, States } from '../../state.tsx';

const PAGES = 20;

export function Component() {
  const { t } = useTranslation('playground');
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 9);
  const labels = {
    region: t('pagination.region'),
    previous: t('pagination.previous'),
    next: t('pagination.next'),
    page: (number: number) => t('pagination.page', { page: number }),
    position: t('pagination.position', { page, pages: PAGES }),
  };
  return (
    <States>
      <State name="?page=9">
        <Pagination
          page={page}
          pages={PAGES}
          labels={labels}
          link={(number, props) => <Link to={`?page=${number}`} {...props} />}
        />
      </State>
    </States>
  );
}
