import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [name = '', ...more] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || more.length > 0)
  fail('npm run create-remote <name>   writes a remote with the page /<name>, of a-z, 0-9 and "-"');
if (existsSync(name)) fail(`${name} exists already. Choose another name.`);

/** In the files of `sample/`, and in their names. */
const words: Record<string, string> = {
  'app-sample': name,
  sample: name,
  Sample: name.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase()),
};
const fill = (text: string) => text.replace(/app-sample|sample/gi, (word) => words[word] ?? word);

for (const file of globSync('**/*', { cwd: 'sample' })) {
  const from = join('sample', file);
  if (statSync(from).isDirectory()) continue;
  const to = join(name, fill(file));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, fill(readFileSync(from, 'utf8')));
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
manifest.workspaces.push(name);
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${name} is ready, with the page /${name}.
Next: npm install, then npm run deploy ${name}.`);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
