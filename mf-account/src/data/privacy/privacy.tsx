import { isApiError } from '@paddock/api';
import { apiDate, formatDate } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/files/save-file.ts';
import { RefusalText } from '../../shared/refusal/refusal-text.tsx';
import { Unfold } from '../shared/unfold.tsx';
import styles from './privacy.module.css';
import {
  type DataRequest,
  type DataRequests,
  dataRequestsQuery,
  personalDataMutation,
  requestCopyMutation,
  requestErasureMutation,
} from './privacy.queries.ts';

/** The customer can ask for a copy of their data, a file of it, or its erasure. */
export function Privacy() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(dataRequestsQuery);
  return (
    <Card title={t('privacy.title')}>
      <div className={styles.parts}>
        <Download />
        <QueryPart query={query} skeleton={{ height: 'max(17.9rem, 22.1rem - 5.22vw)' }}>
          {({ copy, erasure, kept }) => (
            <>
              <Copy request={copy} />
              <Erasure request={erasure} kept={kept} />
            </>
          )}
        </QueryPart>
      </div>
    </Card>
  );
}

function Download() {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, error } = useMutation(personalDataMutation);
  const save = () => mutate(undefined, { onSuccess: (text) => saveFile(t('privacy.file'), 'application/json', text) });
  return (
    <section className={styles.part}>
      <h3>{t('privacy.download')}</h3>
      <p>{t('privacy.downloadText')}</p>
      <div>
        <Button size="small" pending={isPending} onClick={save}>
          {t('privacy.save')}
        </Button>
      </div>
      {isApiError(error) && <RefusalText refusal={error} />}
    </section>
  );
}

function Copy({ request }: { request: DataRequest | null }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, isIdle, error } = useMutation(requestCopyMutation);
  return (
    <section className={styles.part}>
      <h3>{t('privacy.copy')}</h3>
      {request ? (
        <Requested request={request} isPressed={!isIdle} />
      ) : (
        <>
          <p>{t('privacy.copyText')}</p>
          <div>
            <Button size="small" pending={isPending} onClick={() => mutate({})}>
              {t('privacy.askCopy')}
            </Button>
          </div>
          {isApiError(error) && <RefusalText refusal={error} />}
        </>
      )}
    </section>
  );
}

function Erasure({ request, kept }: { request: DataRequest | null; kept: DataRequests['kept'] }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, isIdle, error } = useMutation(requestErasureMutation);
  return (
    <section className={styles.part}>
      <h3>{t('privacy.erasure')}</h3>
      {request ? (
        <Requested request={request} isPressed={!isIdle} />
      ) : (
        <>
          <p>{t('privacy.erasureText')}</p>
          <Unfold label={t('privacy.erase')}>
            {() => (
              <>
                <p>{t('privacy.erasureEnd')}</p>
                <p>{t('privacy.kept')}</p>
                <ul>
                  {kept.map(({ data, years, law }) => (
                    <li key={data}>{t(`privacy.keptData.${data}`, { count: years, law })}</li>
                  ))}
                </ul>
                <div>
                  <Button variant="danger" pending={isPending} onClick={() => mutate({})}>
                    {t('privacy.askErasure')}
                  </Button>
                </div>
                {isApiError(error) && <RefusalText refusal={error} />}
              </>
            )}
          </Unfold>
        </>
      )}
    </section>
  );
}

interface RequestedProps {
  request: DataRequest;
  /** Its button was pressed on this page, and is gone. */
  isPressed: boolean;
}

function Requested({ request: { requestedAt, answeredBy }, isPressed }: RequestedProps) {
  const { t } = useTranslation('mf-account');
  const day = (instant: string) => formatDate(apiDate(instant));
  return (
    <p ref={isPressed ? keepFocus : null} role="status" tabIndex={-1}>
      {t('privacy.requested', { on: day(requestedAt), by: day(answeredBy) })}
    </p>
  );
}
