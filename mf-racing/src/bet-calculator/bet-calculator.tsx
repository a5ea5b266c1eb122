import { Form } from '@paddock/forms';
import { QueryPart } from '@paddock/pages';
import { Skeleton } from '@paddock/ui/skeleton';
import type { WagerType } from '@paddock/wagers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { array, nullable, number, object, string } from 'valibot';
import { inCountryOrder } from '../shared/country-order.model.ts';
import { useCountryPositions } from '../shared/use-country-positions.ts';
import styles from './bet-calculator.module.css';
import { chosenWagerType, parseCalculatorChoice } from './choice/calculator-choice.model.ts';
import { WagerChoice } from './choice/wager-choice.tsx';
import type { SlipValues } from './shared/slip.types.ts';
import { emptySlip } from './slip/slip.model.ts';
import { WagerSlip } from './wager-slip.tsx';
import { wagerTypesQuery } from './wager-types.queries.ts';

const PLACEHOLDER = <Skeleton height="60rem" />;

const Schema = object({ runners: string(), stake: nullable(number()), odds: array(nullable(number())) });

/** The price of a bet and the combinations that it covers, without a race. */
export function BetCalculator() {
  const query = useQuery(wagerTypesQuery);
  const positions = useCountryPositions();
  return (
    <QueryPart query={query} skeleton={PLACEHOLDER}>
      {(types) => (positions ? <Calculator types={inCountryOrder(types, positions)} /> : PLACEHOLDER)}
    </QueryPart>
  );
}

function Calculator({ types }: { types: WagerType[] }) {
  const { t } = useTranslation('mf-racing');
  const [search] = useSearchParams();
  const type = chosenWagerType(types, parseCalculatorChoice(search));
  if (!type) return null;
  const values: SlipValues = {
    runners: String(emptySlip.runners),
    stake: type.param.minstake,
    odds: Array.from({ length: 10 }, () => null),
  };
  return (
    <div className={styles.page}>
      {/* The form sends nothing: each change is priced at once. */}
      <Form schema={Schema} defaultValues={values} label={t('calculator.title')} mark="required" onSubmit={() => {}}>
        <div className={styles.form}>
          <WagerChoice types={types} type={type} />
          <WagerSlip type={type} />
        </div>
      </Form>
    </div>
  );
}
