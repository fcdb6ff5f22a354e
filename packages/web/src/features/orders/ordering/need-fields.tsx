import { ORDER_TEXT_MAX_CHARACTERS } from '@salvia/core/limits'
import { AttachmentsField } from '../../../parts/attachments/attachments-field.tsx'
import type { Attachments } from '../../../parts/attachments/use-attachments.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Section } from '../../../ui/panel.tsx'
import type { DetailsProps } from './details-props.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface NeedFieldsProps extends DetailsProps {
  readonly isGroup: boolean
  readonly attachments: Attachments
}

/** What an order is about: of a group also what is to be done, and whether each employee comes alone. */
export function NeedFields({ isGroup, attachments, fields, set, errorOf }: NeedFieldsProps) {
  const t = useTexts()
  return (
    <Section title={t('need.title')}>
      {isGroup && (
        <TextArea
          id="description"
          label={t('need.description')}
          hint={t('need.descriptionHint')}
          value={fields.description}
          maxCharacters={ORDER_TEXT_MAX_CHARACTERS}
          error={errorOf('description')}
          onValue={description => set({ description })}
        />
      )}
      <TextArea
        id="message"
        label={t('need.message')}
        hint={t(isGroup ? 'need.groupMessageHint' : 'need.messageHint')}
        optional
        value={fields.message}
        maxCharacters={ORDER_TEXT_MAX_CHARACTERS}
        error={errorOf('message')}
        onValue={message => set({ message })}
      />
      {isGroup && (
        <Checkbox
          id="individualVisits"
          label={t('need.individual')}
          hint={t('need.individualHint')}
          checked={fields.individualVisits}
          error={errorOf('individualVisits')}
          onChecked={individualVisits => set({ individualVisits })}
        />
      )}
      {isGroup && fields.individualVisits && (
        <div className={styles.short}>
          <TextField
            id="visitsPerEmployee"
            label={t('need.visits')}
            inputMode="numeric"
            maxLength={3}
            value={fields.visitsPerEmployee}
            error={errorOf('visitsPerEmployee')}
            onValue={visitsPerEmployee => set({ visitsPerEmployee })}
          />
        </div>
      )}
      <AttachmentsField id="files" attachments={attachments} error={errorOf('files')} />
    </Section>
  )
}
