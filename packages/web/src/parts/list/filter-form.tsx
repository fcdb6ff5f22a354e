import { type FormEvent, useState } from 'react'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { CheckboxList } from '../../ui/choice-list.tsx'
import { PeriodFields, readPeriod, type TypedPeriod } from '../../ui/list/period-fields.tsx'
import { type AnyAnswers, daysOf, flagsOf, type ListPartProps } from './any-list.ts'
import { ChoiceFields } from './choice-fields.tsx'
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
  const [chosen, setChosen] = useState(() => presentAnswers(part))
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
      ...chosen,
      ...Object.fromEntries(names.map(name => [name, flags.has(name)])),
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
      {names.length > 0 && (
        <CheckboxList
          label={t('filter.rows')}
          values={flags}
          options={names.map(name => ({ value: name, label: texts(`question.${name}`) }))}
          onValues={setFlags}
        />
      )}
      <ChoiceFields
        texts={texts}
        choices={choices}
        answers={chosen}
        onAnswer={(question, answer) => setChosen({ ...chosen, [question]: answer })}
      />
      {period && (
        <PeriodFields
          label={period.name}
          value={typed}
          onValue={setTyped}
          hint={period.usual ? t('period.open', { count: period.usual.days }) : t('period.unlimited')}
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
  const holds = period?.usual?.holds
  return { from: from ?? holds?.from ?? '', to: to ?? holds?.to ?? '' }
}

/** The answers that hold now to the questions with a choice. */
function presentAnswers({ list, choices = {} }: ListPartProps): Readonly<Record<string, string | undefined>> {
  const answerTo = (question: string): string | undefined => {
    const answer: unknown = list.query.asked[question]
    return typeof answer === 'string' ? answer : undefined
  }
  return Object.fromEntries(Object.keys(choices).map(question => [question, answerTo(question)]))
}
