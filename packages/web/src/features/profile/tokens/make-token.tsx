import { type MadeToken, machineTokensContract } from '@salvia/core/auth'
import type { Company } from '@salvia/core/companies'
import {
  DEFAULT_MACHINE_GRANTS,
  MACHINE_GRANT_NAMES,
  MACHINE_GRANTS,
  type MachineGrant,
} from '@salvia/core/features'
import { MACHINE_TOKEN_DAYS, NAME_MAX_CHARACTERS } from '@salvia/core/limits'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { SignInAgain } from '../../../parts/fresh-sign-in/sign-in-again.tsx'
import type { HeldSecret } from '../../../parts/machine-tokens/use-held-secret.ts'
import { type FieldFault, useSentForm } from '../../../parts/use-sent-form.ts'
import { useAction } from '../../../state/action.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { CheckboxList } from '../../../ui/choice-list.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { NewToken } from './new-token.tsx'
import { useTexts } from './texts.ts'
import styles from './tokens.module.css'

interface MakeTokenProps {
  readonly company: Company
  readonly secret: HeldSecret
  readonly onClose: () => void
}

const [NAME, GRANTS] = ['token-name', 'token-grants']

/**
 * A form for a new token, and then its secret, shown only once. Permissions that the agreement does not include cannot
 * be chosen.
 */
export function MakeToken({ company, secret, onClose }: MakeTokenProps) {
  const t = useTexts()
  const locale = useLocale()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const offered = MACHINE_GRANT_NAMES.filter(grant => isOpen(MACHINE_GRANTS[grant].feature))
  const [name, setName] = useState('')
  const [grants, setGrants] = useState<ReadonlySet<MachineGrant>>(
    new Set(DEFAULT_MACHINE_GRANTS.filter(grant => offered.includes(grant))),
  )
  const [made, setMade] = useState<MadeToken | null>(null)
  const create = useAction(machineTokensContract.create)
  const { clientNumber, subOrgName } = company

  const faults = (): FieldFault[] => {
    const length = name.trim().length
    return [
      ...(length === 0 ? [{ field: NAME, text: t('make.nameMissing') }] : []),
      ...(length > NAME_MAX_CHARACTERS
        ? [{ field: NAME, text: t('make.nameLong', { max: NAME_MAX_CHARACTERS }) }]
        : []),
      ...(grants.size === 0 ? [{ field: GRANTS, text: t('make.grantsMissing') }] : []),
    ]
  }
  const form = useSentForm({
    ...create,
    input: { params: { clientNumber }, body: { name: name.trim(), grants: [...grants] } },
    async run(input) {
      const outcome = await secret.follow(create.run(input))
      if (outcome.ok) setMade(outcome.data)
      return outcome
    },
    faults,
    onSent: () => undefined,
  })
  if (made)
    return <NewToken title={t('make.made', { name: made.name })} token={made.token} onKept={onClose} />
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <p>{t('make.text', { company: subOrgName, days: MACHINE_TOKEN_DAYS })}</p>
      <ErrorSummary {...form.summary} />
      {create.failure?.code === 'SIGN_IN_TOO_OLD' && <SignInAgain />}
      <TextField
        id={NAME}
        label={t('word.name')}
        hint={t('make.nameHint')}
        error={form.errorOf(NAME)}
        autoComplete="off"
        value={name}
        onValue={setName}
      />
      <CheckboxList
        id={GRANTS}
        label={t('make.grants')}
        error={form.errorOf(GRANTS)}
        options={offered.map(value => ({
          value,
          label: MACHINE_GRANTS[value].name[locale],
          hint: MACHINE_GRANTS[value].opens[locale],
        }))}
        values={grants}
        onValues={setGrants}
      />
      <div className={styles.buttons}>
        <ButtonRow>
          <Button type="submit" busy={create.isRunning && t('make.making')}>
            {t('make.submit')}
          </Button>
          {!secret.isMaking && (
            <Button variant="secondary" onClick={onClose}>
              {t('word.cancel')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </form>
  )
}
