import type { Clinic } from '@salvia/core/clinics'
import { ORDER_LINE_MAX_CHARACTERS } from '@salvia/core/limits'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Section } from '../../../ui/panel.tsx'
import type { DetailsProps } from './details-props.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface PlaceFieldsProps extends DetailsProps {
  readonly clinics: readonly Clinic[]
  readonly onClinic: (place: { city: string; clinic: string; isPartner: boolean }) => void
}

const PARTNER_FIELDS = [
  'partnerCompanyName',
  'partnerRecipient',
  'partnerStreet',
  'partnerPostalCode',
  'partnerPostalTown',
  'partnerDesiredCity',
] as const

/** Those that stand beside each other. */
const SHORT: readonly string[] = ['partnerPostalCode', 'partnerPostalTown']

/** The city and the clinic; of a partner's clinic also the details that the partner needs. */
export function PlaceFields({ fields, set, errorOf, clinics, onClinic }: PlaceFieldsProps) {
  const t = useTexts()
  const { city, clinic } = fields
  const cities = [...new Set(clinics.map(one => one.city))]
  const here = clinics.filter(one => one.city === city)
  const chooseCity = (chosen: string): void => {
    // Nobody has to choose where there is one clinic only.
    const [only, ...others] = clinics.filter(one => one.city === chosen)
    if (only && others.length === 0) onClinic({ city: chosen, clinic: only.id, isPartner: only.partner })
    else onClinic({ city: chosen, clinic: '', isPartner: false })
  }
  const chooseClinic = (id: string): void =>
    onClinic({ city, clinic: id, isPartner: here.some(one => one.id === id && one.partner) })
  return (
    <Section title={t('place.title')}>
      <div className={styles.pair}>
        <SelectField
          id="city"
          label={t('place.city')}
          value={city}
          options={[{ value: '', label: t('place.chooseCity') }, ...cities.map(plain)]}
          error={errorOf('city')}
          onValue={chooseCity}
        />
        {city !== '' && (
          <SelectField
            id="clinic"
            label={t('place.clinic')}
            value={clinic}
            options={[
              { value: '', label: t('place.chooseClinic') },
              ...here.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            error={errorOf('clinic')}
            onValue={chooseClinic}
          />
        )}
      </div>
      {fields.showPartnerFields && (
        <fieldset className={styles.partner}>
          <legend className={styles.label}>{t('partner.title')}</legend>
          <p className={classNames(styles.hint, styles.whole)}>{t('partner.hint')}</p>
          {PARTNER_FIELDS.map(name => (
            <div key={name} className={SHORT.includes(name) ? undefined : styles.whole}>
              <TextField
                id={name}
                label={t(`partner.${name}`)}
                optional={name === 'partnerDesiredCity'}
                inputMode={name === 'partnerPostalCode' ? 'numeric' : 'text'}
                value={fields[name]}
                maxLength={ORDER_LINE_MAX_CHARACTERS}
                autoComplete="off"
                error={errorOf(name)}
                onValue={value => set({ [name]: value })}
              />
            </div>
          ))}
        </fieldset>
      )}
    </Section>
  )
}

const plain = (text: string): { value: string; label: string } => ({ value: text, label: text })
