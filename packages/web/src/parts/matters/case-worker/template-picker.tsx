import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './matter-case.module.css'
import { useTexts } from './texts.ts'

interface TemplatePickerProps {
  readonly text: string
  readonly onText: (text: string) => void
}

/** Adds the text of a template to what is written. Nothing that is typed is replaced. */
export function TemplatePicker({ text, onText }: TemplatePickerProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState('')
  const answer = useEndpoint(contract.replyTemplates.list, {})
  if (answer.state === 'loading') return null
  if (answer.state === 'failed') return <p className={styles.explained}>{t('templates.failed')}</p>
  const { items } = answer.data
  if (items.length === 0) {
    return (
      <p className={styles.explained}>
        {t('templates.none')} <Link to={portalPath('backOfficeReplyTemplates')}>{t('templates.make')}</Link>
      </p>
    )
  }
  const template = items.find(({ id }) => id === chosen) ?? items[0]
  const add = (): void => {
    if (template) onText(text.trim() === '' ? template.text : `${text.trimEnd()}\n\n${template.text}`)
  }
  return (
    <div className={styles.picker}>
      <SelectField
        label={t('templates.label')}
        value={template?.id ?? ''}
        options={items.map(({ id, title }) => ({ value: id, label: title }))}
        onValue={setChosen}
      />
      <Button variant="secondary" onClick={add}>
        {t('templates.add')}
      </Button>
    </div>
  )
}
