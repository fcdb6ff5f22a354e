import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What stands in place of bytes that are no UTF-8. */
const UNKNOWN = '\ufffd'

/**
 * The name of a file as the disk has it. Names on Linux are bytes, and older systems wrote other encodings than UTF-8;
 * such a name reaches the program with its bytes replaced. It is found again when only one file of the folder fits.
 */
export async function nameOnDisk(path: string): Promise<string | Buffer> {
  if (!basename(path).includes(UNKNOWN)) return path
  const names = await readdir(dirname(path), { encoding: 'buffer' }).catch(() => [])
  const fitting = names.filter(name => name.toString('utf8') === basename(path))
  const [only, other] = fitting
  if (!only || other) return path
  return Buffer.concat([Buffer.from(join(dirname(path), 'x').slice(0, -1)), only])
}
