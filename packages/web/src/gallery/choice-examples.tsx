import { useState } from 'react'
import { CheckboxList, RadioList } from '../ui/choice-list.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './gallery.module.css'

const TYPES = [
  { value: 'visit', label: 'På plats' },
  { value: 'video', label: 'Videosamtal', hint: 'Medarbetaren loggar in med BankID' },
  { value: 'phone', label: 'Telefon' },
] as const
type VisitType = (typeof TYPES)[number]['value']

export function ChoiceExamples() {
  const [one, setOne] = useState<VisitType | null>('video')
  const [any, setAny] = useState<ReadonlySet<VisitType>>(new Set(['visit']))
  const [isOn, setIsOn] = useState(true)
  return (
    <div className={styles.stack}>
      <RadioList label="Hur vill ni ses?" options={TYPES} value={one} onValue={setOne} />
      <RadioList label="Var?" options={TYPES} value={null} onValue={setOne} error="Välj var ni ses" />
      <CheckboxList
        label="Besökstyp"
        hint="Flera kan väljas"
        options={TYPES}
        values={any}
        onValues={setAny}
      />
      <Switch label="Visa personnummer" hint="Av vid varje besök" isOn={isOn} onSwitch={setIsOn} />
      <Switch label="E-post om nya svar" isOn={!isOn} onSwitch={value => setIsOn(!value)} />
    </div>
  )
}
