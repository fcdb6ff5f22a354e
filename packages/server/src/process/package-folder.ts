import { findPackageJSON } from 'node:module'
import { dirname, extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package: the same one for the source and for the program that is bundled from it. */
export const PACKAGE_FOLDER = dirname(findPackageJSON(import.meta.url) ?? '')

/**
 * The file of another program of this package.
 * @param name without the ending: "reading-child"
 * @param beside address of the module that asks. In the source it stands in the same folder; a bundle has one folder.
 */
export function programBeside(name: string, beside: string): string {
  return fileURLToPath(new URL(`./${name}${extname(beside)}`, beside))
}
