import { isApiError } from '@paddock/api';
import { activateNewsletter } from '@paddock/api/registration';
import { api, href } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { Outcome } from '@paddock/pages/outcome';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './activate.module.css';

/**
 * Confirms the newsletter with a press, because mail programs open links by themselves.
 * @param token the token of the e-mail's link
 */
export function Activate({ token }: { token: string }) {
  const { t } = useTranslation('mf-registration');
  const { t: tPages } = useTranslation('pages');
  const activation = useMutation(
    withInlineErrors({ mutationFn: () => api.call(activateNewsletter, { path: { token } }) }),
  );
  const { mutate, isPending, isSuccess, error } = activation;
  if (isSuccess) {
    return (
      <Outcome title={t('newsletter.active.title')} text={t('newsletter.active.text')}>
        <Link to={href('races')} className={linkButtonClass()}>
          {t('newsletter.races')}
        </Link>
      </Outcome>
    );
  }
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <Outcome title={t('newsletter.unknown.title')} text={t('newsletter.unknown.text')}>
        <Link to={paths.newsletter} className={linkButtonClass()}>
          {t('newsletter.anew')}
        </Link>
      </Outcome>
    );
  }
  return (
    <Card className={styles.parts}>
      <p>{t('newsletter.confirm.text')}</p>
      {error && !isPending && <p role="alert">{t('newsletter.failed')}</p>}
      <div>
        <Button variant="primary" pending={isPending} onClick={() => mutate()}>
          {error ? tPages('retry') : t('newsletter.confirm.send')}
        </Button>
      </div>
    </Card>
  );
}
