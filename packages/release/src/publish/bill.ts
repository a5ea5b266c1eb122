import { integrityOf } from '../trust/published-build.ts';

/** `paddock-build` writes it beside the source maps. */
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

/** Longer lists (characters) are only in the bill, since a statement is read with each release. */
const MAX_LIST = 12_000;

/** The part of a statement about the packages in a build. */
export interface Materials {
  /**
   * Integrity (sha384) of the bill of materials (CycloneDX), which is stored beside the source
   * maps.
   */
  bill: string;
  /** `name@version` of each package in its files, sorted. */
  libraries?: string[];
}

interface Bill {
  metadata: { component: { name: string; version: string } };
  components?: { group?: string; name: string; version: string }[];
}

/** Reads a bill of materials; `null` if it is missing, invalid or of another build. */
export const readBill = (
  bytes: Uint8Array | undefined,
  { name, buildId }: { name: string; buildId: string },
): Materials | null => {
  if (!bytes) return null;
  try {
    const { metadata, components = [] } = JSON.parse(Buffer.from(bytes).toString('utf8')) as Bill;
    if (metadata.component.name !== name || metadata.component.version !== buildId) return null;
    const libraries = components
      .map((each) => `${each.group ? `${each.group}/` : ''}${each.name}@${each.version}`)
      .sort();
    const bill = integrityOf(bytes);
    return JSON.stringify(libraries).length > MAX_LIST ? { bill } : { bill, libraries };
  } catch {
    return null;
  }
};
