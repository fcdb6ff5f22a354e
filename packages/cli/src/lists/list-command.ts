import type { Endpoint } from '@salvia/core/contract'
import type { Locale, Text } from '@salvia/core/i18n'
import {
  type DownloadFormat,
  type List,
  type ListDeclaration,
  type ListPage,
  type ListQuery,
  lastPageBefore,
  type RowOf,
} from '@salvia/core/lists'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import type { Context } from '../command/context.ts'
import { type AnyCommand, defineCommand, type Example } from '../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../command/show-values.ts'
import { errorOf } from '../errors/cli-error.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import { isDownloadFormat } from '../output/formats.ts'
import { outputErrors } from '../output/output.errors.ts'
import { count } from '../output/quantities.ts'
import type { Screen } from '../output/screen.ts'
import { chooseCompany } from '../session/company.ts'
import { openSession, type Session } from '../session/session.ts'
import { type AskedList, askAllPages, askDownload, askPage } from './ask-list.ts'
import { findUnit } from './find-unit.ts'
import { type ListSummaries, listOptions, queryOfOptions } from './list-options.ts'

const MORE: Text = {
  sv: 'Det här är {shown} av {total}. Hämta alla med --all.',
  en: 'These are {shown} of {total}. Fetch all with --all.',
}

const NO_PAGE: Text = {
  sv: 'Listan har ingen sida {page}. Den sista är sida {last}.',
  en: 'The list has no page {page}. The last one is page {last}.',
}

/** What a feature declares for the command of its list. */
interface ListCommand<D extends ListDeclaration> {
  readonly name: string
  readonly summary: Text
  readonly list: List<D>
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly options: ListSummaries<D>
  readonly examples: readonly [Example, Example, ...Example[]]
  /** Path parameters beside the client number. */
  readonly params?: (session: Session) => Readonly<Record<string, string>>
  readonly keyOf: (row: RowOf<D>) => string
  /** A row about a person without names and values; absent where rows are about no people. */
  readonly mask?: (row: RowOf<D>) => RowOf<D>
  /** What a page tells besides its rows, without names and values; absent where that is about no people. */
  readonly maskMore?: (page: ListPage<D>) => ListPage<D>
  /** What a page tells besides its rows, which `page` renders too. Told beside an output that has only rows. */
  readonly besides?: (page: ListPage<D>, screen: Screen) => readonly string[]
  /** Renders a page for people. */
  readonly page: (page: ListPage<D>, asked: AskedPage<D>, screen: Screen) => string
  /** Renders a row on one line, for a pipe. */
  readonly line: (row: RowOf<D>, locale: Locale) => string
}

/** What a page answers, and when. */
interface AskedPage<D extends ListDeclaration> {
  readonly query: ListQuery<D>
  readonly now: Instant
}

interface Listed<D extends ListDeclaration> {
  /** Null when the user asked only for files. */
  readonly page: ListPage<D> | null
  readonly files: ReadonlyMap<DownloadFormat, Uint8Array>
  readonly asked: AskedPage<D>
  readonly isMasked: boolean
}

/** Options of every list that the command itself reads. */
interface Asked {
  readonly page?: number
  readonly all?: boolean
  readonly org?: string
  readonly showValues?: boolean
}

/**
 * Declares the command of a list: pages, all pages, formats, downloads, and a search that never stands in an address.
 */
export function defineListCommand<const D extends ListDeclaration>(command: ListCommand<D>): AnyCommand {
  const { name, summary, list, calls, examples, keyOf, mask } = command
  return defineCommand({
    name,
    summary,
    args: [],
    options: { ...listOptions(list, command.options), ...(mask && SHOW_VALUES_OPTIONS) },
    examples,
    async run({ options }, ctx): Promise<Listed<D>> {
      const { page, all, org, showValues } = options as Asked
      const formats = ctx.targets.map(({ format }) => format)
      const downloads = formats.filter(isDownloadFormat)
      const [download] = downloads
      if (page !== undefined && (all || download))
        throw errorOf(usageErrors.OPTIONS_CLASH, {
          one: all ? '--all' : `--format ${download}`,
          other: '--page',
        })
      const isMasked = mask !== undefined && showValues !== true
      if (isMasked && download) throw errorOf(outputErrors.VALUES_NEEDED, { format: download })
      const typed = queryOfOptions(list, options)
      const session = await openSession(ctx)
      const company = list.declaration.path.includes('{clientNumber}')
        ? { clientNumber: (await chooseCompany(session, org, ctx)).clientNumber }
        : {}
      const params = { ...company, ...command.params?.(session) }
      const source: AskedList<D> = { list, calls, params, keyOf }
      const query = await withUnit(session, source, typed, options)
      const isShown = downloads.length < formats.length
      const found =
        isShown || command.besides
          ? await (all && isShown ? askAllPages : askPage)(session, source, query)
          : null
      const files = new Map<DownloadFormat, Uint8Array>()
      for (const format of downloads) {
        const blob = await askDownload(session, source, query, format)
        files.set(format, new Uint8Array(await blob.arrayBuffer()))
      }
      if (found) tellRest(found, page, ctx)
      const masked = found && isMasked ? (command.maskMore?.(found) ?? found) : found
      const shown = masked && isMasked ? { ...masked, items: masked.items.map(mask) } : masked
      if (shown && !isWholeShown(ctx))
        for (const line of command.besides?.(shown, ctx.err) ?? []) ctx.tell(line)
      const now = instantFromMillis(ctx.now().getTime())
      return { page: isShown ? shown : null, files, asked: { query, now }, isMasked }
    },
    view: {
      pretty({ page, asked, isMasked }, screen) {
        if (!page) return ''
        const hint = isMasked && page.total > 0 ? hiddenLines(screen) : []
        return [command.page(page, asked, screen), ...hint].join('\n')
      },
      concise: ({ page }, locale) =>
        (page?.items ?? []).map((row: RowOf<D>) => command.line(row, locale)).join('\n'),
      json: ({ page }) => page,
      ...(list.declaration.isDownloadable && {
        download: ({ files }, format) => files.get(format) ?? new Uint8Array(),
      }),
    },
  })
}

/** The query with the unit that the user has named, in a list that asks for one. */
async function withUnit<D extends ListDeclaration>(
  session: Session,
  source: AskedList<D>,
  query: ListQuery<D>,
  { unit }: Readonly<Record<string, unknown>>,
): Promise<ListQuery<D>> {
  if (source.list.declaration.questions?.unit?.kind !== 'unit' || typeof unit !== 'string') return query
  return { ...query, asked: { ...query.asked, unit: await findUnit(session, source, unit) } }
}

/** Whether the user sees the page with what it tells besides its rows: on the screen, or in every output. */
const isWholeShown = ({ targets }: Context): boolean =>
  targets.some(isScreen) || targets.every(({ format }) => format === 'json')

const isScreen = ({ format, file }: Context['targets'][number]): boolean =>
  format === 'pretty' && file === null

/** That the list goes on, or that it has no such page: in a pipe or a file nothing else says so. */
function tellRest(
  found: Pick<ListPage<ListDeclaration>, 'items' | 'page' | 'pageSize' | 'total'>,
  asked: number | undefined,
  { err: { locale, say }, targets, tell }: Context,
): void {
  const last = lastPageBefore(found)
  const { items, total } = found
  const isSaid = targets.every(target => isScreen(target) || isDownloadFormat(target.format))
  if (asked !== undefined && last !== null) {
    tell(say(NO_PAGE, { page: count(asked, locale), last: count(last, locale) }))
  } else if (asked === undefined && !isSaid && items.length < total) {
    tell(say(MORE, { shown: count(items.length, locale), total: count(total, locale) }))
  }
}
