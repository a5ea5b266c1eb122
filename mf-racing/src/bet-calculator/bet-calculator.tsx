import type { Race } from '@paddock/api';
import { draftOf, emptyDraft } from '@paddock/betslip';
import { Form } from '@paddock/forms';
import { QueryPart } from '@paddock/pages';
import { linkClass } from '@paddock/ui/link';
import { Skeleton } from '@paddock/ui/skeleton';
import type { WagerType } from '@paddock/wagers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { array, nullable, number, object, string } from 'valibot';
import { raceHref } from '../links.ts';
import { parseBetRunners } from '../shared/betting/bet-address.model.ts';
import { inCountryOrder } from '../shared/country-order.model.ts';
import { raceQuery } from '../shared/race.queries.ts';
import { useCountryPositions } from '../shared/use-country-positions.ts';
import { wagerTypesQuery } from '../shared/wager-types.queries.ts';
import styles from './bet-calculator.module.css';
import { chosenWagerType, parseCalculatorChoice } from './choice/calculator-choice.model.ts';
import { WagerChoice } from './choice/wager-choice.tsx';
import { DEFAULT_RUNNERS, runnersIn } from './field.model.ts';
import type { SlipValues } from './shared/slip.types.ts';
import { WagerSlip } from './wager-slip.tsx';

const PLACEHOLDER = <Skeleton height="60rem" />;

const Schema = object({ runners: string(), stake: nullable(number()), odds: array(nullable(number())) });

/**
 * Calculates the price of a bet and the combinations that it covers. It needs no race; if the URL
 * names one, its known facts are filled in.
 */
export function BetCalculator() {
  const query = useQuery(wagerTypesQuery);
  const positions = useCountryPositions();
  const [search] = useSearchParams();
  const { raceId, startNrs } = parseBetRunners(search);
  const race = useQuery({ ...raceQuery({ id: raceId ?? 0 }), enabled: raceId !== null });
  const isReady = positions && (raceId === null || !race.isPending);
  return (
    <QueryPart query={query} skeleton={PLACEHOLDER}>
      {(types) =>
        isReady ? (
          <Calculator
            key={`${raceId} ${startNrs}`}
            types={inCountryOrder(types, positions)}
            race={race.data}
            startNrs={startNrs}
          />
        ) : (
          PLACEHOLDER
        )
      }
    </QueryPart>
  );
}

interface CalculatorProps {
  types: WagerType[];
  race: Race | undefined;
  startNrs: number[];
}

function Calculator({ types, race, startNrs }: CalculatorProps) {
  const { t } = useTranslation('mf-racing');
  const [search] = useSearchParams();
  const { country, pool } = parseCalculatorChoice(search);
  const type = chosenWagerType(types, { country: country ?? race?.country ?? null, pool });
  if (!type) return null;
  const known = startNrs.filter((startNr) => race?.runners.some((runner) => runner.startNr === startNr));
  const start = race ? draftOf(known) : emptyDraft;
  const values: SlipValues = {
    runners: String(race ? runnersIn(race) : DEFAULT_RUNNERS),
    stake: type.param.minstake,
    odds: Array.from({ length: 10 }, () => null),
  };
  return (
    <div className={styles.page}>
      {/* The form sends nothing: each change is priced at once. */}
      <Form schema={Schema} defaultValues={values} label={t('calculator.title')} mark="required" onSubmit={() => {}}>
        <div className={styles.form}>
          {race?.country === type.country && (
            <Link to={raceHref(race.id)} className={linkClass}>
              {t('calculator.race', { track: race.trackName, number: race.number, name: race.name })}
            </Link>
          )}
          <WagerChoice types={types} type={type} />
          <WagerSlip type={type} start={start} race={race?.country === type.country ? race : null} />
        </div>
      </Form>
    </div>
  );
}
