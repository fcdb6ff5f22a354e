import { codeOf, errorText } from '@salvia/core/error-catalogue'
import { type ContactField, contactFaults, type Profile, profileContract } from '@salvia/core/profile'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { useAction } from '../../state/action.ts'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { groupedPhoneNumber } from '../../ui/text/grouped-numbers.ts'
import { EditCard } from './edit-card.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

type Contact = Readonly<Record<ContactField, string>>

const contactOf = ({ firstName, lastName, workPhone }: Profile): Contact => ({
  first_name: firstName,
  last_name: lastName,
  work_phone: workPhone ?? '',
})

const phoneOf = (number: string | null): string | null => number && groupedPhoneNumber(number)

/** Name and work phone, which the user can change, and email and mobile, which only the employer can. */
export function ContactCard({ profile }: { readonly profile: Profile }) {
  const t = useTexts()
  const locale = useLocale()
  const [contact, setContact] = useState(() => contactOf(profile))
  const save = useAction(profileContract.update)
  const faults = contactFaults(contact).map(({ field, error }) => ({
    field,
    text: errorText(codeOf(error), locale, error.data).title,
  }))
  const set = (field: ContactField) => (value: string) => setContact({ ...contact, [field]: value })
  const field = (name: ContactField) => ({ id: name, name, value: contact[name], onValue: set(name) })
  return (
    <EditCard
      name="contact"
      title={t('contact.title')}
      facts={[
        { label: t('word.name'), value: profile.fullName },
        { label: t('contact.workPhone'), value: phoneOf(profile.workPhone) ?? t('contact.none') },
        { label: t('word.email'), value: profile.email ?? t('contact.none') },
        { label: t('contact.mobile'), value: phoneOf(profile.mobilePhone) ?? t('contact.none') },
      ]}
      fields={
        <>
          <TextField label={t('contact.firstName')} autoComplete="given-name" {...field('first_name')} />
          <TextField label={t('contact.lastName')} autoComplete="family-name" {...field('last_name')} />
          <PhoneField
            label={t('contact.workPhone')}
            hint={t('contact.phoneHint')}
            autoComplete="tel"
            optional
            {...field('work_phone')}
          />
        </>
      }
      faults={faults}
      failure={save.failure}
      isSaving={save.isRunning}
      draft={contact}
      isChanged={JSON.stringify(contact) !== JSON.stringify(contactOf(profile))}
      onEdit={() => {
        setContact(contactOf(profile))
        save.reset()
      }}
      onSave={() => save.run({ body: contact })}
    >
      <p className={styles.note}>{t(profile.isCaseWorker ? 'contact.readOnlyHere' : 'contact.readOnly')}</p>
    </EditCard>
  )
}
