import { Button } from '@paddock/ui/button';
import { Skeleton, useDelayedPending } from '@paddock/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../playground.module.css';
import { State, States } from '../../state.tsx';

const HEIGHT = '4.5rem';

export function Component() {
  return (
    <States>
      <State name="height">
        <div className={styles.wide}>
          <Skeleton height={HEIGHT} />
        </div>
      </State>
      <State name="useDelayedPending: 100 ms, nothing is seen of it">
        <Loaded after={100} />
      </State>
      <State name="useDelayedPending: 1500 ms, at its final height">
        <Loaded after={1500} />
      </State>
    </States>
  );
}

/** Content that loads for a while after the button is pressed. */
function Loaded({ after }: { after: number }) {
  const { t } = useTranslation('playground');
  const [pending, setPending] = useState(false);
  const load = () => {
    setPending(true);
    setTimeout(setPending, after, false);
  };
  return (
    <>
      <Button onClick={load} pending={pending}>
        {t('skeleton.load')}
      </Button>
      <div className={styles.wide}>
        {useDelayedPending(pending) ? (
          <Skeleton height={HEIGHT} />
        ) : (
          <p style={{ blockSize: HEIGHT }}>{t('skeleton.content')}</p>
        )}
      </div>
    </>
  );
}
