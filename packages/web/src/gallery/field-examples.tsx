import { useState } from 'react'
import { Checkbox, RadioCards } from '../ui/choice.tsx'
import { PasswordField } from '../ui/field/password-field.tsx'
import { SearchField } from '../ui/field/search-field.tsx'
import { SelectField } from '../ui/field/select-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import styles from './gallery.module.css'

const COMPANIES = [
  { value: '10023', label: 'Nordanvind Energi AB', detail: 'Kundnummer 10023' },
  { value: '10024', label: 'Nordanvind Nät AB', detail: 'Kundnummer 10024' },
  {
    value: '10025',
    label: 'Nordanvind Vind AB',
    detail: 'Kundnummer 10025',
    unavailable: 'Kräver inloggning med BankID.',
  },
] as const

const SORTS = [
  { value: 'name', label: 'Efternamn A–Ö' },
  { value: '-name', label: 'Efternamn Ö–A' },
] as const

export function FieldExamples() {
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [comment, setComment] = useState('Ny enhet i Mölndal')
  const [word, setWord] = useState('åhl')
  const [sort, setSort] = useState<'name' | '-name'>('name')
  const [company, setCompany] = useState<string | null>('10023')
  const [isSure, setIsSure] = useState(false)
  const [file, setFile] = useState<string>()
  return (
    <div className={styles.stack}>
      <TextField
        label="E-post"
        type="email"
        hint="Den du fick inbjudan till"
        value={text}
        onValue={setText}
      />
      <TextField label="Förnamn" error="Skriv ditt förnamn" value={text} onValue={setText} />
      <PasswordField label="Lösenord" value={password} onValue={setPassword} />
      <TextArea label="Kommentar" optional maxCharacters={40} value={comment} onValue={setComment} />
      <SearchField label="Sök medarbetare" value={word} onValue={setWord} />
      <SelectField label="Sortera" value={sort} options={SORTS} onValue={setSort} />
      <RadioCards label="Välj organisation" options={COMPANIES} value={company} onValue={setCompany} />
      <RadioCards
        label="Vem ska få svaret?"
        options={COMPANIES}
        value={null}
        onValue={setCompany}
        error="Välj en organisation"
      />
      <Checkbox
        label="Jag har kontrollerat ändringarna"
        hint="54 medarbetare slutar"
        checked={isSure}
        onChecked={setIsSure}
      />
      <FileDrop
        label={file ?? 'Lägg personalfilen här'}
        button="Välj fil"
        hint="CSV eller xlsx, högst 500 MB"
        accept=".csv,.xlsx"
        error={{
          title: 'Filen är lösenordsskyddad.',
          action: 'Spara en kopia utan lösenord och välj den.',
        }}
        onFile={chosen => setFile(chosen.name)}
      />
    </div>
  )
}
