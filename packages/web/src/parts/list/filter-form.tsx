import { type FormEvent, useState } from 'react'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { CheckboxList } from '../../ui/choice-list.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { PeriodFields, readPeriod, type TypedPeriod } from '../../ui/list/period-fields.tsx'
import { type AnyAnswers, chosenOf, daysOf, flagsOf, type ListPartProps } from './any-list.ts'
import styles from './list.module.css'
import { ListSort } from './list-sort.tsx'
import { useTexts } from './texts.ts'

interface FilterFormProps extends ListPartProps {
  readonly hasSort: boolean
  /** How many filters are on. */
  readonly count: number
  readonly onDone: () => void
}

/** The questions of a list. They are asked together when the form is sent. */
export function FilterForm({ hasSort, count, onDone, ...part }: FilterFormProps) {
  const { list, texts, period, choices } = part
  const t = useTexts()
  const names = flagsOf(list)
  const [flags, setFlags] = useState<ReadonlySet<string>>(
    () => new Set(names.filter(name => list.query.asked[name] === true)),
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(choices.map(({ name }) => [name, chosenOf(list, name)])),
  )
  const [before] = useState(() => presentPeriod(part))
  const [typed, setTyped] = useState(before)
  const [sort, setSort] = useState<string>(list.query.sort)
  const [isChecked, setIsChecked] = useState(false)

  const send = (event: FormEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    const read = readPeriod(typed)
    if (!read) return
    // Dates that were only looked at stay the usual period, which moves on with each day.
    const isSame = typed.from === before.from && typed.to === before.to
    const answers = {
      ...list.query.asked,
      ...Object.fromEntries(names.map(name => [name, flags.has(name)])),
      ...Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value || undefined])),
      ...(period && !isSame && read),
    } as AnyAnswers
    list.change({ asked: answers, sort })
    onDone()
  }
  const clear = (): void => {
    list.clearQuestions()
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={chosen[name] ?? ''}
          options={[{ value: '', label: t('filter.any') }, ...options]}
          onValue={value => setChosen({ ...chosen, [name]: value })}
        />
      ))}
      {names.length > 0 && (
        <CheckboxList
          label={t('filter.rows')}
          values={flags}
          options={names.map(name => ({ value: name, label: texts(`question.${name}`) }))}
          onValues={setFlags}
        />
      )}
      {period && (
        <PeriodFields
          value={typed}
          onValue={setTyped}
          hint={t('period.open', { count: period.usualDays })}
          isChecked={isChecked}
        />
      )}
      {hasSort && <ListSort {...part} value={sort} onValue={setSort} />}
      <ButtonRow>
        <Button type="submit">{t('filter.show')}</Button>
        {count > 0 && (
          <Button variant="secondary" onClick={clear}>
            {t('none.clear')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}

/** The chosen period, else the one that holds now. */
function presentPeriod({ list, period }: ListPartProps): TypedPeriod {
  const { from, to } = daysOf(list)
  return { from: from ?? period?.holds?.from ?? '', to: to ?? period?.holds?.to ?? '' }
}
