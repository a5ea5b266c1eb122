#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const fail = (message) => {
  console.error(message);
  process.exit(2);
};

const [given, ...more] = process.argv.slice(2);
if (!given || given.startsWith('-') || more.length > 0)
  fail('npm create paddock <folder>   writes a shell and two remotes into an empty folder');
if (Number(process.versions.node.split('.')[0]) < 24)
  fail(`This is Node ${process.versions.node}. Paddock needs Node 24 or newer.`);
const folder = resolve(given);
if (existsSync(folder) && !statSync(folder).isDirectory()) fail(`${folder} is a file. Choose another folder.`);
if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
  fail(`${folder} is not empty. Choose another folder.`);

cpSync(join(import.meta.dirname, '../template'), folder, { recursive: true });
// npm leaves a .gitignore out of a package.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
const file = join(folder, 'package.json');
const name =
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'my-paddock';
writeFileSync(file, readFileSync(file, 'utf8').replace('"my-paddock"', JSON.stringify(name)));

console.log(`A shell and two remotes are in ${folder}.

  cd ${given}
  npm install
  npm start

README.md says what is where, and how to change, promote and roll back.`);
