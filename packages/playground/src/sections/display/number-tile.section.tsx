import { NumberTile } from '@paddock/ui/number-tile';
import { State, States } from '../../state.tsx';

const NUMBERS = {
  '1 to 10': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  '11 to 20': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  others: [21, 99, 101],
};

export function Component() {
  return (
    <States>
      {Object.entries(NUMBERS).map(([name, numbers]) => (
        <State key={name} name={name}>
          {numbers.map((number) => (
            <NumberTile key={number} number={number} />
          ))}
        </State>
      ))}
    </States>
  );
}
