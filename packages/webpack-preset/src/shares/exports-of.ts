import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ModuleItem, type ParseOptions, type Pattern, parseSync } from '@swc/core';

const patternNames = (pattern: Pattern): string[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'KeyValuePatternProperty'
          ? patternNames(property.value)
          : property.type === 'AssignmentPatternProperty'
            ? [property.key.value]
            : patternNames(property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    default:
      return [];
  }
};

const declaredNames = (item: ModuleItem): string[] => {
  if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return ['default'];
  if (item.type === 'ExportNamedDeclaration' && !item.typeOnly)
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ExportNamespaceSpecifier') return [specifier.name.value];
      if (specifier.type === 'ExportDefaultSpecifier') return [specifier.exported.value];
      return specifier.isTypeOnly ? [] : [(specifier.exported ?? specifier.orig).value];
    });
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return [declaration.identifier.value];
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => patternNames(id))
    : [];
};

/**
 * The values that an ES module exports, TypeScript or built, including `export *` from relative
 * files. `null` if they are unknown: it has an `export *` from a package, or is CommonJS.
 */
export const exportsOf = (file: string): Set<string> | null => {
  const options: ParseOptions = /js$/.test(file)
    ? { syntax: 'ecmascript', target: 'es2022' }
    : { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' };
  const names = new Set<string>();
  for (const item of parseSync(readFileSync(file, 'utf8'), options).body) {
    for (const name of declaredNames(item)) names.add(name);
    if (item.type !== 'ExportAllDeclaration') continue;
    const source = join(dirname(file), item.source.value);
    const inner = item.source.value.startsWith('.') && existsSync(source) ? exportsOf(source) : null;
    if (!inner) return null;
    for (const name of inner) if (name !== 'default') names.add(name);
  }
  return names.size > 0 ? names : null;
};
