import { fullUnitName, type StatisticsOverview } from '@salvia/core/statistics'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { TreeList } from '../../ui/tree/tree-list.tsx'
import { treeOf } from '../../ui/tree/tree-rows.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

/** With so many units or fewer the tree needs no search. */
const FEW_UNITS = 12

type Unit = StatisticsOverview['units'][number]

interface UnitChoiceProps {
  readonly overview: StatisticsOverview
  readonly unit: Unit | undefined
  /** The address names a unit that the user may not ask about. */
  readonly isUnknown: boolean
  readonly onUnit: (id: string) => void
}

/** The unit that is told of. Once one is chosen it stands alone, with a button to choose another. */
export function UnitChoice({ overview: { units }, unit, isUnknown, onUnit }: UnitChoiceProps) {
  const t = useTexts()
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isShown = unit !== undefined && !isChoosing
  const shown = isShown ? unit.id : null
  const before = useRef(shown)
  // What was pressed is gone: focus goes on to what has come in its place.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== shown && isLost) focusIn(place.current, shown !== null)
    before.current = shown
  }, [shown])
  if (unit && !isChoosing) {
    return (
      <div ref={place} className={styles.unit}>
        <p className={styles.label}>{t('unit.label')}</p>
        <div className={styles.chosen}>
          <span className={styles.name} tabIndex={-1} data-chosen>
            {fullUnitName(unit)}
          </span>
          {units.length > 1 && (
            <Button variant="secondary" size="small" onClick={() => setIsChoosing(true)}>
              {t('unit.other')}
            </Button>
          )}
        </div>
        {unit.hasEnded && <p className={styles.minor}>{t('unit.ended')}</p>}
      </div>
    )
  }
  return (
    <div ref={place} className={styles.unit}>
      <p className={styles.label}>{t('unit.label')}</p>
      {isUnknown && <FieldError id={`${id}-error`}>{t('unit.unknown')}</FieldError>}
      <Units
        units={units}
        chosen={unit?.id}
        describedBy={isUnknown ? `${id}-error` : undefined}
        onUnit={chosen => {
          setIsChoosing(false)
          if (chosen !== unit?.id) onUnit(chosen)
        }}
      />
      {unit && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setIsChoosing(false)}>
            {t('word.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Focuses the name of the chosen unit, or where another one is chosen. */
function focusIn(place: HTMLElement | null, isShown: boolean): void {
  place?.querySelector<HTMLElement>(isShown ? '[data-chosen]' : 'input, [role="tree"]')?.focus()
}

interface UnitsProps {
  readonly units: readonly Unit[]
  readonly chosen: string | undefined
  readonly describedBy: string | undefined
  readonly onUnit: (id: string) => void
}

function Units({ units, chosen, describedBy, onUnit }: UnitsProps) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const tree = useMemo(
    () => treeOf(units.map(({ id, parentId, name }) => ({ id, parentId, label: name }))),
    [units],
  )
  const marks = useMemo(() => new Map(chosen ? [[chosen, 'true'] as const] : []), [chosen])
  const ended = useMemo(() => new Set(units.filter(one => one.hasEnded).map(({ id }) => id)), [units])
  const detailOf = useCallback((id: string) => (ended.has(id) ? t('unit.hasEnded') : ''), [ended, t])
  // Many units are called the same: what is found is told by what is above it.
  const above = useMemo(() => new Map(units.map(({ id, path }) => [id, path.slice(0, -1)])), [units])
  const pathOf = useCallback((id: string) => above.get(id)?.join(' / ') ?? '', [above])
  return (
    <>
      {units.length > FEW_UNITS && (
        <SearchField label={t('unit.search')} value={search} onValue={setSearch} />
      )}
      <TreeList
        id="unit"
        label={t('unit.label')}
        describedBy={describedBy}
        isInvalid={describedBy !== undefined}
        tree={tree}
        search={search}
        noMatch={t('unit.noMatch')}
        hasCheckboxes={false}
        marks={marks}
        detailOf={detailOf}
        pathOf={pathOf}
        onPress={onUnit}
      />
    </>
  )
}
