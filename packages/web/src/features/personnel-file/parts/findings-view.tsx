import {
  type CheckCode,
  checkGuide,
  columnLetters,
  type Finding,
  type FindingGroup,
  type Report,
} from '@salvia/core/personnel-file'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { SelectField } from '../../../ui/field/select-field.tsx'
import styles from './findings-view.module.css'
import { withoutPartners } from './place-lines.ts'
import { type Names, PlaceTable } from './place-table.tsx'
import { RuleDetails } from './rule-details.tsx'
import { RuleList } from './rule-list.tsx'
import { useTexts } from './texts.ts'
import { usePrinting } from './use-printing.ts'

interface FindingsViewProps {
  readonly report: Report
  readonly groups: readonly [FindingGroup, ...FindingGroup[]]
  readonly names: Names | undefined
  readonly headingLevel: 2 | 3
}

/** The findings of a review: the rules with their counts, and the places of the chosen rule, at first the gravest. */
export function FindingsView(props: FindingsViewProps) {
  return usePrinting() ? <PrintedFindings {...props} /> : <ChosenFindings {...props} />
}

function ChosenFindings({ report, groups, names, headingLevel }: FindingsViewProps) {
  const t = useTexts()
  const [code, setCode] = useState<CheckCode | null>(groups[0].code)
  const [wanted, setWanted] = useState(EVERY_COLUMN)
  const hasOneRule = groups.length === 1
  const chosen = groups.find(group => group.code === code)
  const inRules = chosen ? [chosen] : groups
  const columns = columnsOf(inRules)
  const column = columns.some(({ value }) => value === wanted) ? wanted : EVERY_COLUMN
  const shown = inRules.flatMap(group => inColumn(group, column))
  const table = (
    <PlaceTable
      key={`${chosen?.code} ${column}`}
      caption={t('places', { count: shown.reduce((sum, { findings }) => sum + findings.length, 0) })}
      groups={shown}
      names={names}
      hasIds={chosen !== undefined}
    />
  )
  return (
    <div className={styles.findings} data-rules={hasOneRule ? undefined : ''}>
      <div className={styles.filters}>
        {!hasOneRule && (
          <RuleList
            groups={groups}
            countOf={group => countOf(report, group)}
            headingLevel={headingLevel}
            chosen={chosen?.code ?? null}
            onChoose={setCode}
          />
        )}
        {columns.length > 1 && areAmongRows(inRules) && (
          <SelectField
            label={t('columnFilter')}
            value={column}
            onValue={setWanted}
            options={[{ value: EVERY_COLUMN, label: t('allColumns') }, ...columns]}
          />
        )}
      </div>
      <div className={styles.places}>
        {chosen ? (
          <RuleDetails group={chosen} count={countOf(report, chosen)} headingLevel={headingLevel}>
            {table}
          </RuleDetails>
        ) : (
          table
        )}
      </div>
    </div>
  )
}

/** All rules with all of their places. */
function PrintedFindings({ report, groups, names, headingLevel }: FindingsViewProps) {
  const locale = useLocale()
  return groups.map(group => (
    <RuleDetails key={group.code} group={group} count={countOf(report, group)} headingLevel={headingLevel}>
      <PlaceTable
        caption={checkGuide(group.code, locale).heading}
        groups={[group]}
        names={names}
        hasIds
        isWhole
      />
    </RuleDetails>
  ))
}

/** The number of places of a rule. A renamed header is one place, though it is found twice: as missing and as unknown. */
function countOf(report: Report, { code, findings }: FindingGroup): number {
  const partners = findings.length - withoutPartners(findings).length
  return (report.counts.byCode[code] ?? findings.length) - partners
}

const EVERY_COLUMN = ''

/** A column of the file as a filter names it: `E Mobiltelefon`. */
function columnOf({ column = '', columnIndex }: Finding): string {
  return columnIndex === undefined ? column : `${columnLetters(columnIndex)} ${column}`
}

function columnsOf(groups: readonly FindingGroup[]): { readonly value: string; readonly label: string }[] {
  const findings = groups.flatMap(group => group.findings).filter(({ column }) => column !== undefined)
  const inOrder = findings.toSorted((a, b) => (a.columnIndex ?? 0) - (b.columnIndex ?? 0))
  return [...new Set(inOrder.map(columnOf))].map(column => ({ value: column, label: column }))
}

/** Faults of the header row are few, and each is in a column of its own. */
function areAmongRows(groups: readonly FindingGroup[]): boolean {
  return groups.some(({ code }) => code !== 'HEADER_CHECK_FAILED')
}

function inColumn(group: FindingGroup, column: string): FindingGroup[] {
  if (column === EVERY_COLUMN) return [group]
  const [first, ...others] = group.findings.filter(finding => columnOf(finding) === column)
  return first ? [{ ...group, findings: [first, ...others] }] : []
}
