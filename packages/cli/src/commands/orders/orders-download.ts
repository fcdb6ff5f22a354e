import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { safeFileName } from '@salvia/core/client'
import {
  type Attachment,
  type AttachmentState,
  attachmentStates,
  isOpenable,
} from '@salvia/core/conversations'
import { isAppError } from '@salvia/core/error-catalogue'
import type { Text } from '@salvia/core/i18n'
import type { OrderDetails } from '@salvia/core/orders'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { visible } from '../../output/escape.ts'
import { outputErrors } from '../../output/output.errors.ts'
import { savedLine } from '../../output/saved-line.ts'
import { openOutput } from '../../output/targets.ts'
import type { WholeFile } from '../../output/whole-file.ts'
import { wrapBehind } from '../../output/wrap.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { findOrder, ORDER_ARGUMENT } from './find-order.ts'
import { ordersErrors } from './orders.errors.ts'

const TEXTS = {
  none: { sv: '{number} har inga filer.', en: '{number} has no files.' },
  held: { sv: '{file}: {reason}', en: '{file}: {reason}' },
} as const satisfies Record<string, Text>

/** Personal data is for the owner of the file alone. */
const OWNER_ONLY = 0o600

/** A file of the order: where it was saved, or null when the virus scan holds it back. */
interface Fetched {
  readonly name: string
  readonly bytes: number
  readonly state: AttachmentState
  readonly path: string | null
}

interface Downloaded {
  readonly number: string
  readonly files: readonly Fetched[]
}

export const ordersDownload = defineCommand({
  name: 'orders download',
  summary: { sv: 'hämta filerna i en beställning', en: 'fetch the files of an order' },
  args: [ORDER_ARGUMENT],
  options: {
    output: {
      kind: 'text',
      short: '-o',
      value: 'folder',
      summary: {
        sv: 'mappen att spara i, som skapas om den saknas (annars den du står i)',
        en: 'the folder to save in, made if it is missing (default: the present one)',
      },
    },
    file: {
      kind: 'text',
      value: 'name',
      summary: { sv: 'bara filen med det namnet', en: 'only the file of this name' },
    },
    force: {
      kind: 'flag',
      summary: { sv: 'skriv över befintliga filer', en: 'overwrite existing files' },
    },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia orders download B-20001 -o bilagor',
      text: { sv: 'alla filer, från båda sidor', en: 'all files, of both sides' },
    },
    {
      command: 'salvia orders download B-20001 --file rapport.pdf --force',
      text: { sv: 'en fil, även om den redan finns här', en: 'one file, even if it is already here' },
    },
  ],
  async run({ args: [word = ''], options: { org, output = '.', file, force } }, ctx): Promise<Downloaded> {
    const { order, session, clientNumber } = await findOrder(word, org, ctx)
    const { id, number } = order
    const wanted = filesOf(order).filter(({ name }) => file === undefined || name === file)
    if (file !== undefined && wanted.length === 0)
      throw errorOf(ordersErrors.ORDER_FILE_UNKNOWN, { number, file })
    const places = await openPlaces(wanted, { output, force }, ctx)
    const files: Fetched[] = []
    const open = new Set(places.flatMap(({ place }) => place ?? []))
    try {
      for (const { attachment, path, place } of places) {
        const params = { clientNumber, id, attachment: attachment.id }
        const download = () => session.client.orders.downloadAttachment({ params })
        const { name, bytes, state } = attachment
        const content = place ? await fetched(download) : state
        if (place && typeof content !== 'string') {
          await write(place, content, path)
          open.delete(place)
          files.push({ name, bytes, state, path })
        } else if (typeof content === 'string') files.push({ name, bytes, state: content, path: null })
      }
    } finally {
      // Files that got no content, also when a later one fails.
      for (const place of open) await place.abandon()
    }
    report({ number, files }, ctx)
    return { number, files }
  },
  exit: ({ files }) => (files.some(({ path }) => path === null) ? 'heldBack' : 'passed'),
})

/** The files of the order itself and of its messages. */
function filesOf(order: OrderDetails): Attachment[] {
  if (order.access !== 'full') throw errorOf(ordersErrors.ORDER_FILES_NOT_SEEN, { number: order.number })
  return [...order.attachments, ...order.conversation.messages.flatMap(({ attachments }) => attachments)]
}

interface Place {
  readonly attachment: Attachment
  readonly path: string
  /** Null for a file that is held back. */
  readonly place: WholeFile | null
}

/** Opens a file for each attachment before anything is fetched, so that none is fetched when one cannot be written. */
async function openPlaces(
  wanted: readonly Attachment[],
  { output, force }: { readonly output: string; readonly force: boolean },
  ctx: Context,
): Promise<Place[]> {
  const folder = resolve(ctx.cwd, output)
  const places: Place[] = []
  const names = namesFor(wanted)
  try {
    if (wanted.length > 0) await mkdir(folder, { recursive: true })
    for (const [index, attachment] of wanted.entries()) {
      const path = join(output, names[index] ?? attachment.id)
      const isNew = !force
      const place = isOpenable(attachment.state)
        ? await openOutput(resolve(ctx.cwd, path), { isNew, mode: OWNER_ONLY })
        : null
      places.push({ attachment, path, place })
    }
  } catch (error) {
    for (const { place } of places) await place?.abandon()
    if (isSystemError(error))
      throw errorOf(outputErrors.OUTPUT_FAILED, { path: output, reason: reasonOf(error) }, { cause: error })
    throw error
  }
  return places
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** Safe names, each once: a second file of a name gets a number, whatever the file system thinks of capital letters. */
function namesFor(files: readonly Attachment[]): string[] {
  const taken = new Set<string>()
  return files.map(({ name }) => {
    const safe = safeFileName(name)
    const dot = safe.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, '']
    let free = safe
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}

/** The bytes, or the state of a file that the virus scan has held back since the order was asked for. */
async function fetched(
  download: () => Promise<{ readonly blob: Blob }>,
): Promise<Uint8Array | 'waiting' | 'infected'> {
  try {
    return new Uint8Array(await (await download()).blob.arrayBuffer())
  } catch (error) {
    if (isAppError(error, 'ATTACHMENT_WAITING')) return 'waiting'
    if (isAppError(error, 'ATTACHMENT_INFECTED')) return 'infected'
    throw error
  }
}

async function write(place: WholeFile, content: Uint8Array, path: string): Promise<void> {
  await place.write(content).catch((cause: unknown) => {
    throw errorOf(outputErrors.OUTPUT_FAILED, { path, reason: reasonOf(cause) }, { cause })
  })
}

/** Paths of saved files on standard output, as sentences for people; why others were not saved on standard error. */
function report({ number, files }: Downloaded, ctx: Context): void {
  const { out, err } = ctx
  if (files.length === 0) ctx.tell(err.say(TEXTS.none, { number }))
  for (const { name, state, path } of files) {
    if (path === null) {
      const reason = err.say(attachmentStates.table[state].text)
      const told = err.say(TEXTS.held, { file: visible(name), reason })
      ctx.fail(`${wrapBehind(err.paint.warning(err.marks.warning), told, err.width).join('\n')}\n`)
    } else ctx.print(`${out.tty ? savedLine(path, out) : visible(path)}\n`)
  }
}
