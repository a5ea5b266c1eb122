import type { Race } from '@paddock/api';
import { Card } from '@paddock/ui/card';
import { HeaderCell, Table } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import { OddsAge } from './odds-age.tsx';
import { RunnerRow } from './runner-row.tsx';

/** The runners by start number, always in that order: odds change, lines stay. */
export function Runners({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const isTrot = race.raceType === 'T';
  return (
    <Card title={t('runners.title')} aside={<OddsAge race={race} />}>
      <Table caption={t('runners.table')} captionHidden>
        <thead>
          <tr>
            <HeaderCell numeric>{t('runners.number')}</HeaderCell>
            <HeaderCell>{t('runners.horse')}</HeaderCell>
            <HeaderCell detail>{t('runners.ageSex')}</HeaderCell>
            <HeaderCell detail>{t(isTrot ? 'runners.driver' : 'runners.jockey')}</HeaderCell>
            <HeaderCell detail>{t('runners.trainer')}</HeaderCell>
            <HeaderCell numeric detail>
              {t(isTrot ? 'runners.distance' : 'runners.weight')}
            </HeaderCell>
            <HeaderCell detail>{t('runners.form')}</HeaderCell>
            <HeaderCell numeric>{t('runners.odds')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {race.runners.map((runner) => (
            <RunnerRow key={runner.startNr} runner={runner} raceType={race.raceType} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
