import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { paths } from '../../routing/shell-paths.ts';
import { load } from '../loading/load.ts';
import { Loaded } from '../loading/loaded.tsx';
import { requireId } from '../loading/params.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { helpEntryQuery } from './help.queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) => load(helpEntryQuery(requireId(params.id)));

/** One term of the glossary. */
export function Component() {
  const { t } = useTranslation('shell');
  const id = Number(useParams().id);
  return (
    <Loaded key={id} query={helpEntryQuery(id)} height="12rem">
      {({ category, term, text }) => (
        <ReadingPage
          title={term}
          above={<Link to={paths.help}>{t('help.all')}</Link>}
          below={t(`help.category.${category}`)}
        >
          <p>{text}</p>
        </ReadingPage>
      )}
    </Loaded>
  );
}
