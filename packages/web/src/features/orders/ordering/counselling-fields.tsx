import { COUNSELLING_MAX_CHARACTERS, ORDER_LINE_MAX_CHARACTERS } from '@salvia/core/limits'
import { AttachmentsField } from '../../../parts/attachments/attachments-field.tsx'
import type { Attachments } from '../../../parts/attachments/use-attachments.ts'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Section } from '../../../ui/panel.tsx'
import type { DetailsProps } from './details-props.ts'
import { useTexts } from './texts.ts'
import { UnitField } from './unit-field.tsx'

interface CounsellingFieldsProps extends DetailsProps {
  readonly attachments: Attachments
  /** Id of the unit; empty for none. */
  readonly unit: string
  readonly onUnit: (id: string) => void
}

/** What advice is wanted on, and for which unit. */
export function CounsellingFields(props: CounsellingFieldsProps) {
  const { fields, set, errorOf, attachments, unit, onUnit } = props
  const t = useTexts()
  return (
    <Section title={t('need.title')}>
      <TextField
        id="subject"
        label={t('counselling.subject')}
        value={fields.subject}
        maxLength={ORDER_LINE_MAX_CHARACTERS}
        autoComplete="off"
        error={errorOf('subject')}
        onValue={subject => set({ subject })}
      />
      <TextArea
        id="description"
        label={t('counselling.description')}
        hint={t('counselling.descriptionHint')}
        value={fields.description}
        maxCharacters={COUNSELLING_MAX_CHARACTERS}
        error={errorOf('description')}
        onValue={description => set({ description })}
      />
      <UnitField label={t('word.unit')} value={unit} onValue={onUnit} error={errorOf('selectedOrg')} />
      <TextField
        id="location"
        label={t('counselling.location')}
        value={fields.location}
        maxLength={ORDER_LINE_MAX_CHARACTERS}
        autoComplete="off"
        error={errorOf('location')}
        onValue={location => set({ location })}
      />
      <AttachmentsField id="files" attachments={attachments} error={errorOf('files')} />
    </Section>
  )
}
