import type { Race } from '@paddock/api';
import { OddsButton } from './odds-button.tsx';

/** The win odds of a horse of a race. A press starts a bet. */
export function WinOdds({ race: { id, pools, runners }, startNr }: { race: Race; startNr: number }) {
  const runner = runners.find((each) => each.startNr === startNr);
  if (!runner) return null;
  const pool = pools.find(({ name }) => name === 'WIN');
  const { current } = runner.odds;
  return (
    <OddsButton
      raceId={id}
      pool="WIN"
      startNr={runner.betNumber}
      horse={runner.horse.name}
      odds={current === null ? null : { odds: current }}
      open={pool?.status === 'OPEN' && runner.status === null}
    />
  );
}
