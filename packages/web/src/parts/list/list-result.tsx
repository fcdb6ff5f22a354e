import { filtersOf } from '@salvia/core/lists'
import { ResultLine } from '../../ui/list/result-line.tsx'
import type { ListPartProps } from './any-list.ts'
import styles from './list.module.css'
import { ListDownload } from './list-download.tsx'
import { daysOf, periodText } from './list-period.ts'
import { useTexts } from './texts.ts'

interface ListResultProps extends ListPartProps {
  readonly usualDays: number | undefined
}

/** How many rows are shown, of how many and since when, with a button that downloads all of them. */
export function ListResult({ list, texts, usualDays }: ListResultProps) {
  const { list: declared, calls, query, params, page } = list
  const isNone = page?.total === 0 || list.answer.state === 'failed'
  return (
    <div className={styles.result}>
      <ResultText list={list} texts={texts} usualDays={usualDays} />
      {declared.declaration.isDownloadable && params && !isNone && (
        <ListDownload list={declared} calls={calls} query={query} params={params} />
      )}
    </div>
  )
}

function ResultText({ list, texts, usualDays }: ListResultProps) {
  const t = useTexts()
  const since = usePeriodText(list, usualDays)
  const { page } = list
  // The period is known from the query before the page has loaded.
  if (!page) return <ResultLine isAwaited>{since}</ResultLine>
  const all = filtersOf(list.list)[0] === 'all' ? (page.counts.all ?? page.total) : page.total
  const shown = texts('result', { count: page.total })
  const number =
    page.total === all ? shown : t('resultOf', { shown: page.total, all: texts('result', { count: all }) })
  return <ResultLine>{since === '' ? number : `${number} · ${since}`}</ResultLine>
}

function usePeriodText(list: ListPartProps['list'], usualDays: number | undefined): string {
  const t = useTexts()
  if (usualDays === undefined) return ''
  const chosen = periodText(daysOf(list))
  return chosen ? t(chosen.key, chosen.values).toLowerCase() : t('period.usual', { count: usualDays })
}
