import type { TFunction } from 'i18next';

declare const t: TFunction<'shell'>;

t('notFound.title');
t('giveUp.support', { code: 'A-7' });
// @ts-expect-error There is no such text.
t('notFound.titel');
