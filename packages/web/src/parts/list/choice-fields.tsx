import { useLocale } from '../../i18n/i18n.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import type { ListPartProps } from './any-list.ts'
import { useTexts } from './texts.ts'

/** No answer: the question narrows nothing. */
const ANY = ''

interface ChoiceFieldsProps extends Pick<ListPartProps, 'texts' | 'choices'> {
  /** The answers by question; one that is left out or undefined is not asked. */
  readonly answers: Readonly<Record<string, string | undefined>>
  readonly onAnswer: (question: string, answer: string | undefined) => void
}

/** The questions of a list that ask for one of several words, each as a choice that begins with all of them. */
export function ChoiceFields({ texts, choices = {}, answers, onAnswer }: ChoiceFieldsProps) {
  const t = useTexts()
  const locale = useLocale()
  return Object.entries(choices).map(([question, named]) => (
    <SelectField
      key={question}
      label={texts(`question.${question}`)}
      value={answers[question] ?? ANY}
      options={[
        { value: ANY, label: t('word.all') },
        ...Object.entries(named).map(([value, { name }]) => ({ value, label: name[locale] })),
      ]}
      onValue={value => onAnswer(question, value === ANY ? undefined : value)}
    />
  ))
}
