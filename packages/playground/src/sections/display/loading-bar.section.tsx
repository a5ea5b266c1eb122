import { Button } from '@paddock/ui/button';
import { LoadingBar } from '@paddock/ui/loading-bar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const TIMES = [100, 1000, 4000];

/** The bar is fixed to the top of the page, wherever it is rendered. */
export function Component() {
  return (
    <States>
      {TIMES.map((ms) => (
        <State key={ms} name={`${ms} ms`}>
          <Load ms={ms} />
        </State>
      ))}
    </States>
  );
}

function Load({ ms }: { ms: number }) {
  const { t } = useTranslation('playground');
  const [active, setActive] = useState(false);
  const load = () => {
    setActive(true);
    setTimeout(setActive, ms, false);
  };
  return (
    <>
      <Button onClick={load} pending={active}>
        {t('loading-bar.load', { seconds: ms / 1000 })}
      </Button>
      <LoadingBar active={active} label={t('loading-bar.label')} />
    </>
  );
}
