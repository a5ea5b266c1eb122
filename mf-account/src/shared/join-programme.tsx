import { isApiError } from '@paddock/api';
import { href } from '@paddock/host';
import { pageHeading } from '@paddock/pages/page-heading';
import { useTexts } from '@paddock/pages/room-texts';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './join-programme.module.css';
import { enrollMutation } from './points/points.queries.ts';
import { TEXTS } from './points/texts.ts';
import { RefusalText } from './refusal/refusal-text.tsx';

/**
 * Joining the bonus programme: a description, the conditions, and the button. All of it disappears
 * with the press.
 */
export function JoinProgramme() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, error } = useMutation({
    ...enrollMutation,
    onSuccess: () => takeFocusUnlessTyping(pageHeading()),
  });
  return (
    <Card title={t('points.join.title')} className={styles.parts}>
      <p>{t('points.join.text')}</p>
      <p>
        <Link to={href('page', { name: 'teilnahmebedingungen-bonusprogramm' })} className={linkClass}>
          {t('points.join.conditions')}
        </Link>
      </p>
      {isApiError(error) && <RefusalText refusal={error} />}
      <p>
        <Button variant="primary" pending={isPending} onClick={() => mutate({})}>
          {t('points.join.join')}
        </Button>
      </p>
    </Card>
  );
}
