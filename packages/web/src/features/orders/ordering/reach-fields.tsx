import { EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS, ORDER_LINE_MAX_CHARACTERS } from '@salvia/core/limits'
import { RadioList } from '../../../ui/choice-list.tsx'
import { PhoneField } from '../../../ui/field/phone-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Section } from '../../../ui/panel.tsx'
import type { DetailsProps } from './details-props.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

/** How to reach the orderer, who gets feedback, and the purchase order number. */
export function ReachFields({ fields, set, errorOf }: DetailsProps) {
  const t = useTexts()
  const isOther = fields.customFeedbackRecipient
  return (
    <Section title={t('reach.title')}>
      <div className={styles.pair}>
        <PhoneField
          id="userMobilePhone"
          label={t('reach.mobile')}
          autoComplete="tel"
          value={fields.userMobilePhone}
          maxLength={ORDER_LINE_MAX_CHARACTERS}
          error={errorOf('userMobilePhone')}
          onValue={userMobilePhone => set({ userMobilePhone })}
        />
        <TextField
          id="purchaseOrderNumber"
          label={t('reach.purchaseOrderNumber')}
          optional
          autoComplete="off"
          value={fields.purchaseOrderNumber}
          maxLength={ORDER_LINE_MAX_CHARACTERS}
          onValue={purchaseOrderNumber => set({ purchaseOrderNumber })}
        />
      </div>
      <RadioList
        label={t('feedback.title')}
        hint={t('feedback.hint')}
        options={[
          { value: 'self', label: t('feedback.self') },
          { value: 'other', label: t('feedback.other') },
        ]}
        value={isOther ? 'other' : 'self'}
        onValue={who => set({ customFeedbackRecipient: who === 'other' })}
      />
      {isOther && (
        <>
          <TextField
            id="feedbackName"
            label={t('feedback.name')}
            autoComplete="off"
            value={fields.feedbackName}
            maxLength={NAME_MAX_CHARACTERS}
            error={errorOf('feedbackName')}
            onValue={feedbackName => set({ feedbackName })}
          />
          <div className={styles.pair}>
            <TextField
              id="feedbackEmail"
              label={t('feedback.email')}
              type="email"
              autoComplete="off"
              value={fields.feedbackEmail}
              maxLength={EMAIL_MAX_CHARACTERS}
              error={errorOf('feedbackEmail')}
              onValue={feedbackEmail => set({ feedbackEmail })}
            />
            <PhoneField
              id="feedbackPhone"
              label={t('feedback.phone')}
              optional
              autoComplete="off"
              value={fields.feedbackPhone}
              maxLength={ORDER_LINE_MAX_CHARACTERS}
              error={errorOf('feedbackPhone')}
              onValue={feedbackPhone => set({ feedbackPhone })}
            />
          </div>
        </>
      )}
    </Section>
  )
}
