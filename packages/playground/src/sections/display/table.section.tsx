import { Cell, HeaderCell, Table, type TableProps } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const RUNNERS = [
  {
    number: 1,
    horse: 'Sternenläufer',
    rider: 'A. Petersen',
    trainer: 'M. Brandt',
    form: '1 3 2 1',
    weight: 58,
    odds: 3.5,
  },
  {
    number: 2,
    horse: 'Fürstin der Nacht',
    rider: 'L. Moreau',
    trainer: 'K. Lindqvist',
    form: '5 1 4 2',
    weight: 56.5,
    odds: 12,
  },
  {
    number: 10,
    horse: 'Kanonenkugel',
    rider: 'S. O’Brien',
    trainer: 'J. van Dyk',
    form: '8 9 7 6',
    weight: 55,
    odds: 101.3,
  },
];

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="captionHidden">
        <Runners caption={t('table.compact')} captionHidden />
      </State>
    </States>
  );
}

function Runners(look: Omit<TableProps, 'children'>) {
  const { t, i18n } = useTranslation('playground');
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  return (
    <Table {...look}>
      <thead>
        <tr>
          <HeaderCell numeric>{t('table.number')}</HeaderCell>
          <HeaderCell>{t('table.horse')}</HeaderCell>
          <HeaderCell detail>{t('table.rider')}</HeaderCell>
          <HeaderCell detail>{t('table.trainer')}</HeaderCell>
          <HeaderCell detail>{t('table.form')}</HeaderCell>
          <HeaderCell numeric detail>
            {t('table.weight')}
          </HeaderCell>
          <HeaderCell numeric>{t('table.odds')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {RUNNERS.map((runner) => (
          <tr key={runner.number}>
            <Cell numeric>{runner.number}</Cell>
            <HeaderCell scope="row">{runner.horse}</HeaderCell>
            <Cell detail>{runner.rider}</Cell>
            <Cell detail>{runner.trainer}</Cell>
            <Cell detail>{runner.form}</Cell>
            <Cell numeric detail>
              {number.format(runner.weight)}
            </Cell>
            <Cell numeric>{number.format(runner.odds)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
