import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// Imported in parts, since loading the whole library doubles the time before a build.
import * as Enums from '@cyclonedx/cyclonedx-library/Enums';
import * as Models from '@cyclonedx/cyclonedx-library/Models';
import * as Serialize from '@cyclonedx/cyclonedx-library/Serialize';
import * as SPDX from '@cyclonedx/cyclonedx-library/SPDX';
import * as Spec from '@cyclonedx/cyclonedx-library/Spec';
import type { Build } from '@paddock/release/record';
import type { Compilation, NormalModule } from 'webpack';
import { type Owner, ownerOf } from '../apps/packages.ts';

/** Stored beside the source maps, and not served. */
export const BILL_FILE = 'sbom.cdx.json';

/** An entry of the lock's `packages`: `  name@1.2.3:`, then its resolution. */
const LOCKED = /^ {2}'?(@?[^@'\s]+@[^:'\s]+)'?:\n {4}resolution: \{integrity: sha512-([\w+/=]+)/gm;

type LockedHashes = (readonly [key: string, sha512: string])[];

const readPnpmLock = (text: string): LockedHashes =>
  [...text.matchAll(LOCKED)].map(([, key = '', hash = '']) => [key, hash] as const);

const readNpmLock = (text: string): LockedHashes => {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, { version?: string; integrity?: string }> };
  return Object.entries(packages).flatMap(([path, { version, integrity }]) =>
    integrity?.startsWith('sha512-')
      ? [[`${path.split('node_modules/').at(-1)}@${version}`, integrity.slice('sha512-'.length)] as const]
      : [],
  );
};

const LOCKS = { 'pnpm-lock.yaml': readPnpmLock, 'package-lock.json': readNpmLock };

/** SHA-512 (hex) of each package in the nearest lock file above a folder, by `name@version`. */
const readLockedHashes = (dir: string): Map<string, string> => {
  for (let place = dir; ; place = dirname(place)) {
    for (const [name, read] of Object.entries(LOCKS)) {
      const file = join(place, name);
      if (!existsSync(file)) continue;
      const entries = read(readFileSync(file, 'utf8'));
      return new Map(entries.map(([key, hash]) => [key, Buffer.from(hash, 'base64').toString('hex')]));
    }
    if (place === dirname(place)) return new Map();
  }
};

/**
 * The packages of all modules in files, each version once, since it may be installed in several
 * folders, with different peers.
 */
const bundledPackages = ({ modules, chunkGraph }: Compilation): Owner[] => {
  const owners = new Map<string, Owner>();
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const inner = (module as { modules?: Iterable<NormalModule> }).modules ?? [module as NormalModule];
    for (const { resource } of inner) {
      const owner = resource?.startsWith('/') ? ownerOf(resource) : null;
      if (owner) owners.set(`${owner.manifest.name}@${owner.manifest.version}`, owner);
    }
  }
  return [...owners.values()];
};

const licenseOf = (license: string): Models.License =>
  SPDX.isSupportedSpdxId(license) ? new Models.SpdxLicense(license) : new Models.NamedLicense(license);

const describePackage = ({ dir, manifest }: Owner, hashes: Map<string, string>): Models.Component => {
  const { name, version, license } = manifest;
  const key = `${name}@${version}`;
  const hash = hashes.get(key);
  const isOurs = !dir.includes('/node_modules/');
  const component = new Models.Component(Enums.ComponentType.Library, name, { bomRef: key, version });
  if (!isOurs) component.purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  if (hash) component.hashes.set(Enums.HashAlgorithm['SHA-512'], hash);
  if (typeof license === 'string') component.licenses.add(licenseOf(license));
  return component;
};

/**
 * The packages in a build as CycloneDX JSON, each with its version and the hash of the lock file.
 * The same build gives the same text.
 */
export const billOfMaterials = (
  { name, buildId }: Pick<Build, 'name' | 'buildId'>,
  appDir: string,
  compilation: Compilation,
): string => {
  const hashes = readLockedHashes(appDir);
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, name, {
    bomRef: name,
    version: buildId,
  });
  for (const owner of bundledPackages(compilation)) bom.components.add(describePackage(owner, hashes));
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
};
