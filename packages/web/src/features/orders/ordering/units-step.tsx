import { GROUP_UNITS_MAX } from '@salvia/core/limits'
import { useMemo, useState } from 'react'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { EmptyState, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TreeList } from '../../../ui/tree/tree-list.tsx'
import { marksOf, type Tree, toggled } from '../../../ui/tree/tree-rows.ts'
import { WizardButtons } from '../../../ui/wizard/wizard-buttons.tsx'
import { unitFaults } from './draft-faults.ts'
import styles from './ordering.module.css'
import { STEP_LINES } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'
import { UnitComments } from './unit-comments.tsx'
import { useFaultFacts } from './use-fault-facts.ts'
import { useGapFaults } from './use-gap-faults.ts'
import { useStepForm } from './use-step-form.ts'
import { type OrderableUnits, useUnits } from './use-units.ts'

/** Choosing the units of a group order, each with a comment where one is needed. */
export function UnitsStep(props: StepProps) {
  const t = useTexts()
  const answer = useUnits()
  if (answer.state === 'loading') return <Skeleton lines={STEP_LINES} />
  if (answer.state === 'failed') return <ErrorPanel {...answer.failure} onRetry={answer.retry} />
  if (answer.data.tree.size === 0) return <EmptyState title={t('units.none')} />
  return <UnitsForm {...props} {...answer.data} />
}

function UnitsForm({ draft, change, go, clinics, gaps, tree, nameOf, peopleOf }: StepProps & OrderableUnits) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const { units } = draft
  const marks = useMemo(() => marksOf(tree, new Set(units)), [tree, units])
  const faults = unitFaults(draft, useFaultFacts(clinics))
  const gapFaults = useGapFaults(gaps, { step: 'units', draft, faults, unitName: nameOf })
  const form = useStepForm(faults, () => go('details'), [], gapFaults)
  const error = form.errorOf('units')
  return (
    <form {...form.form} className={styles.form}>
      <ErrorSummary {...form.summary} />
      <div className={styles.unitField}>
        <p className={styles.hint} id="units-hint">
          {t('units.hint')}
        </p>
        <SearchField label={t('units.search')} value={search} onValue={setSearch} />
        {error && <FieldError id="units-error">{error}</FieldError>}
        <TreeList
          id="units"
          label={t('step.units')}
          describedBy={error ? 'units-hint units-error' : 'units-hint'}
          isInvalid={error !== undefined}
          tree={tree}
          search={search}
          noMatch={t('units.noMatch')}
          hasCheckboxes
          marks={marks}
          detailOf={peopleOf}
          onPress={id => change({ kind: 'units', units: chosenAfter(tree, units, id) })}
        />
        <p role="status" className={styles.count}>
          {t('units.count', { count: units.length })}{' '}
          {units.length > GROUP_UNITS_MAX && t('units.tooMany', { limit: GROUP_UNITS_MAX })}
        </p>
      </div>
      {units.length > 0 && (
        <UnitComments
          units={units}
          comments={draft.unitComments}
          nameOf={nameOf}
          errorOf={form.errorOf}
          onComment={(unitId, comment) => change({ kind: 'unitComment', unitId, comment })}
        />
      )}
      <WizardButtons onBack={() => go('service')} />
    </form>
  )
}

/** The chosen units after a press on one, in the order of the tree. */
function chosenAfter(tree: Tree, units: readonly string[], id: string): string[] {
  const next = toggled(tree, new Set(units), id)
  return [...tree.keys()].filter(unitId => next.has(unitId))
}
