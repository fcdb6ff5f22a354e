import { isAtLeast } from '@salvia/core/lists'
import type { ReactNode, Ref } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { ActiveFilters } from '../../ui/list/active-filters.tsx'
import { ResultLine } from '../../ui/list/result-line.tsx'
import { daysOf, flagsOf, type ListPartProps } from './any-list.ts'
import styles from './list.module.css'
import { chosenAnswers } from './list-choices.ts'
import { ListDownload } from './list-download.tsx'
import { periodText } from './list-period.ts'
import { useTexts } from './texts.ts'

interface ListResultProps extends ListPartProps {
  /** Takes focus when a button of the list vanishes. */
  readonly line: Ref<HTMLDivElement>
  readonly remark: ReactNode
  /** A control of what the rows show. */
  readonly tools: ReactNode
  readonly hasDownload: boolean
}

/** How many rows there are, and which filters are on; optionally with a button that downloads all rows. */
export function ListResult({ line, remark, tools, hasDownload, ...part }: ListResultProps) {
  const { list: declared, calls, query, params } = part.list
  return (
    <div className={styles.result}>
      <ResultText {...part} line={line} />
      {remark && <p className={styles.remark}>{remark}</p>}
      <ChosenFilters {...part} />
      {tools && <div className={styles.rowTools}>{tools}</div>}
      {hasDownload && params && isDownloadable(part.list) && (
        <ListDownload list={declared} calls={calls} query={query} params={params} />
      )}
    </div>
  )
}

/** Whether the list can be downloaded and has rows. */
export function isDownloadable({ list, page, answer }: ListPartProps['list']): boolean {
  return list.declaration.isDownloadable === true && page?.total !== 0 && answer.state !== 'failed'
}

function ResultText({ list, texts, period, line }: ListPartProps & Pick<ListResultProps, 'line'>) {
  const t = useTexts()
  const { page } = list
  // The period is known from the query before the page has loaded.
  const usual = periodText(daysOf(list)) ? undefined : period?.usual
  const since = usual?.hidesRows ? t('period.usual', { count: usual.days }) : ''
  const number = page ? texts('result', { count: page.total }) : ''
  const isMany = page && isAtLeast(list.list, list.query.filter, page.total)
  return (
    <ResultLine ref={line} isAwaited={!page}>
      {[isMany ? t('atLeast', { rows: number }) : number, since].filter(Boolean).join(' · ')}
    </ResultLine>
  )
}

/** The chosen period and questions, each with a button that removes it. The search stands in its own field. */
function ChosenFilters({ list, texts, period: dates, choices }: ListPartProps) {
  const t = useTexts()
  const locale = useLocale()
  const { ask } = list
  const { asked } = list.query
  const period = periodText(daysOf(list))
  const name = dates?.name
  const filters = [
    period && {
      key: 'period',
      label: name ? t(period.keys.named, { name, ...period.values }) : t(period.keys.plain, period.values),
      onRemove: () => ask({ from: undefined, to: undefined }),
    },
    ...chosenAnswers(asked, choices).map(({ question, answer }) => ({
      key: question,
      label: `${texts(`question.${question}`)}: ${answer[locale]}`,
      onRemove: () => ask({ [question]: undefined }),
    })),
    ...flagsOf(list).map(
      name =>
        asked[name] === true && {
          key: name,
          label: texts(`question.${name}`),
          onRemove: () => ask({ [name]: false }),
        },
    ),
  ].filter(filter => !!filter)
  return <ActiveFilters filters={filters} onClear={list.clearQuestions} />
}
