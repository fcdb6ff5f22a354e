import { useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TreeList } from '../../../ui/tree/tree-list.tsx'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'
import { useUnits } from './use-units.ts'

/** With so many units or fewer the tree needs no search. */
const FEW_UNITS = 12

interface UnitFieldProps {
  readonly label: string
  readonly hint?: string
  /** Id of the chosen unit; empty for none. */
  readonly value: string
  readonly onValue: (id: string) => void
  readonly error: string | undefined
}

/** A choice of one unit. Once one is chosen it stands alone, with a button to choose another. */
export function UnitField({ label, hint, value, onValue, error }: UnitFieldProps) {
  const t = useTexts()
  const id = useId()
  const answer = useUnits()
  const [search, setSearch] = useState('')
  const marks = useMemo(() => new Map([[value, 'true'] as const]), [value])
  if (answer.state === 'loading') return <Skeleton lines={4} />
  if (answer.state === 'failed') return <ErrorPanel {...answer.failure} onRetry={answer.retry} />
  const { tree, nameOf, peopleOf } = answer.data
  const [only] = tree.size === 1 ? tree.keys() : []
  const chosen = value === '' ? undefined : nameOf(value)
  return (
    <div className={styles.unitField}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {chosen ? (
        <div className={styles.chosenUnit}>
          <span>{chosen}</span>
          {only === undefined && (
            <Button id="selectedOrg" variant="secondary" size="small" onClick={() => onValue('')}>
              {t('units.other')}
            </Button>
          )}
        </div>
      ) : (
        <>
          {tree.size > FEW_UNITS && (
            <SearchField label={t('units.search')} value={search} onValue={setSearch} />
          )}
          <TreeList
            id="selectedOrg"
            label={label}
            describedBy={error ? `${id}-error` : undefined}
            isInvalid={error !== undefined}
            tree={tree}
            search={search}
            noMatch={t('units.noMatch')}
            hasCheckboxes={false}
            marks={marks}
            detailOf={peopleOf}
            onPress={onValue}
          />
        </>
      )}
    </div>
  )
}
