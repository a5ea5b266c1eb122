import webpack, { type Compiler } from 'webpack';

/** The languages of the product, by react-aria's names. */
const KEPT = ['de-DE', 'en-US'];

const STRINGS = /[\\/]intl[\\/]\w+[\\/]([a-z]{2}-[A-Z]{2})\.mjs$/;
const OWNER = /[\\/]node_modules[\\/](react-aria|react-stately|react-aria-components)[\\/]/;

interface Request {
  request: string;
  context: string;
}

/** Leaves out react-aria's strings in the 32 languages that the product does not have. */
export class AriaLanguagesPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(STRINGS, (wanted: Request) => {
      const [, language = ''] = STRINGS.exec(wanted.request) ?? [];
      if (OWNER.test(wanted.context) && !KEPT.includes(language))
        wanted.request = wanted.request.replace(language, 'en-US');
    }).apply(compiler);
  }
}
