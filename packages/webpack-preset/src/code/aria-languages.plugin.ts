import webpack, { type Compiler } from 'webpack';

const STRINGS = /[\\/]intl[\\/]\w+[\\/]([a-z]{2}-[A-Z]{2})\.mjs$/;
const OWNER = /[\\/]node_modules[\\/](react-aria|react-stately|react-aria-components)[\\/]/;

interface Request {
  request: string;
  context: string;
}

/** Removes react-aria's strings in languages that the app does not have, except English. */
export class AriaLanguagesPlugin {
  private readonly kept: readonly string[];

  /** @param locales of the app: `de` */
  constructor(locales: readonly string[]) {
    this.kept = ['en', ...locales.map((locale) => locale.slice(0, 2))];
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(STRINGS, (wanted: Request) => {
      const [, language = ''] = STRINGS.exec(wanted.request) ?? [];
      if (OWNER.test(wanted.context) && !this.kept.includes(language.slice(0, 2)))
        wanted.request = wanted.request.replace(language, 'en-US');
    }).apply(compiler);
  }
}
