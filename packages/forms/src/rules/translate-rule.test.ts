import { max, maxMoney, min, required, ruleMessage } from '@paddock/forms/rules';
import { createI18n, type Locale } from '@paddock/i18n';
import { nullable, number as numberSchema, pipe, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { addFormsTexts } from '../texts.ts';
import { translateRule } from './translate-rule.ts';

async function speak(locale: Locale): Promise<(message: string) => string> {
  const i18n = createI18n({ locale });
  await addFormsTexts(i18n);
  return (message) => translateRule(i18n.getFixedT(locale, 'forms'), message);
}

describe('[RULES-1] a broken rule is one string that carries rule and parameters', () => {
  test('as valibot reports it', () => {
    const stake = pipe(nullable(numberSchema()), required(), min(5));
    expect(safeParse(stake, 4).issues?.map(({ message }) => message)).toEqual(['forms:min?value=5']);
    expect(safeParse(stake, null).issues?.map(({ message }) => message)).toEqual(['forms:required']);
    expect(safeParse(stake, 5).success).toBe(true);
  });

  test('whatever its parameters are', async () => {
    const say = await speak('en');
    expect(say(ruleMessage('startsWith', { starts: 'a&b=ü?c' }))).toBe(
      'Please enter a value that starts with a&b=ü?c.',
    );
  });
});

describe('[RULES-2] [RULES-3] its words are those of the page', () => {
  test.each([
    ['en', 'forms:min?value=1234.5', 'Please enter a minimum value of 1,234.5.'],
    ['de', 'forms:min?value=1234.5', 'Bitte geben Sie mindestens den Wert 1.234,5 ein.'],
    ['en', 'forms:maxMoney?value=12.5', 'Please enter a maximum value of €12.50.'],
    ['de', 'forms:maxMoney?value=12.5', 'Bitte geben Sie höchstens 12,50\u00a0€ ein.'],
    ['en', 'forms:dateFormat?format=DD.MM.YYYY', 'Please enter a date in the form DD.MM.YYYY.'],
    ['de', 'forms:dateFormat?format=DD.MM.YYYY', 'Bitte geben Sie ein Datum in der Form TT.MM.JJJJ ein.'],
  ] as const)('%s: %s', async (locale, message, words) => {
    expect((await speak(locale))(message)).toBe(words);
  });

  test('cents are said in euros', () => {
    const stake = (cents: number) => safeParse(pipe(numberSchema(), maxMoney(1250)), cents).issues?.[0].message;
    expect(stake(1251)).toBe('forms:maxMoney?value=12.5');
    expect(stake(1250)).toBeUndefined();
    expect(safeParse(pipe(numberSchema(), max(1)), 2).issues?.[0].message).toBe('forms:max?value=1');
  });

  test('a message that no rule made stays as it is', async () => {
    expect((await speak('de'))('Der Gutschein ist abgelaufen.')).toBe('Der Gutschein ist abgelaufen.');
  });

  test('a rule without words is said in general ones', async () => {
    expect((await speak('en'))('forms:ofTomorrow?value=1')).toBe('This field is not valid.');
    expect((await speak('de'))('forms:ofTomorrow?value=1')).toBe('Dieses Feld ist ungültig.');
  });
});
