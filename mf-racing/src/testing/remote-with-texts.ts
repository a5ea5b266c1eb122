import remote from '../remote.ts';
import de from '../shared/locales/de.json';
import en from '../shared/locales/en.json';

const withTexts = (own: () => Promise<{ default: object }>, late: object) => async () => ({
  default: { ...(await own()).default, ...late },
});

/**
 * This remote with its late texts, for tests of the parts inside `BettingTexts`. Tests of pages,
 * panels and slots show the remote itself: they notice where `BettingTexts` is missing.
 */
export const remoteWithTexts = {
  ...remote,
  messages: { de: withTexts(remote.messages.de, de), en: withTexts(remote.messages.en, en) },
};
