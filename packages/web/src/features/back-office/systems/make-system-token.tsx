import {
  type MadeProviderToken,
  PROVIDER_KIND_NAMES,
  PROVIDER_KINDS,
  type ProviderKind,
  providerTokensContract,
} from '@salvia/core/feed-catalogue'
import { MACHINE_TOKEN_DAYS, NAME_MAX_CHARACTERS } from '@salvia/core/limits'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { SignInAgain } from '../../../parts/fresh-sign-in/sign-in-again.tsx'
import type { HeldSecret } from '../../../parts/machine-tokens/use-held-secret.ts'
import { SecretOnce } from '../../../parts/secret-once.tsx'
import { type FieldFault, useSentForm } from '../../../parts/use-sent-form.ts'
import { useAction } from '../../../state/action.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { CheckboxList } from '../../../ui/choice-list.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useTexts } from './texts.ts'

const [NAME, KINDS] = ['system-token-name', 'system-token-kinds']

interface MakeSystemTokenProps {
  readonly secret: HeldSecret
  readonly onClose: () => void
}

/** A form for a new token, and then its secret, shown only once. */
export function MakeSystemToken({ secret, onClose }: MakeSystemTokenProps) {
  const t = useTexts()
  const locale = useLocale()
  const [name, setName] = useState('')
  const [kinds, setKinds] = useState<ReadonlySet<ProviderKind>>(new Set())
  const [made, setMade] = useState<MadeProviderToken | null>(null)
  const create = useAction(providerTokensContract.create)
  const faults = (): FieldFault[] => {
    const length = name.trim().length
    return [
      ...(length === 0 ? [{ field: NAME, text: t('tokens.nameMissing') }] : []),
      ...(length > NAME_MAX_CHARACTERS
        ? [{ field: NAME, text: t('tokens.nameLong', { max: NAME_MAX_CHARACTERS }) }]
        : []),
      ...(kinds.size === 0 ? [{ field: KINDS, text: t('tokens.kindsMissing') }] : []),
    ]
  }
  const form = useSentForm({
    ...create,
    input: { body: { name: name.trim(), kinds: [...kinds] } },
    async run(input) {
      const outcome = await secret.follow(create.run(input))
      if (outcome.ok) setMade(outcome.data)
      return outcome
    },
    faults,
    onSent: () => undefined,
  })
  if (made) return <NewSecret made={made} onKept={onClose} />
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <p>{t('tokens.makeText', { days: MACHINE_TOKEN_DAYS })}</p>
      <ErrorSummary {...form.summary} />
      {create.failure?.code === 'SIGN_IN_TOO_OLD' && <SignInAgain />}
      <TextField
        id={NAME}
        label={t('word.name')}
        hint={t('tokens.nameHint')}
        error={form.errorOf(NAME)}
        autoComplete="off"
        value={name}
        onValue={setName}
      />
      <CheckboxList
        id={KINDS}
        label={t('tokens.kinds')}
        error={form.errorOf(KINDS)}
        options={PROVIDER_KINDS.map(value => ({ value, label: PROVIDER_KIND_NAMES[value][locale] }))}
        values={kinds}
        onValues={setKinds}
      />
      <ButtonRow>
        <Button type="submit" busy={create.isRunning && t('tokens.making')}>
          {t('tokens.submit')}
        </Button>
        {!secret.isMaking && (
          <Button variant="secondary" onClick={onClose}>
            {t('word.cancel')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}

interface NewSecretProps {
  readonly made: MadeProviderToken
  readonly onKept: () => void
}

/** The new secret, until the user confirms having saved it. */
function NewSecret({ made, onKept }: NewSecretProps) {
  const t = useTexts()
  return (
    <div className={styles.form}>
      <div role="status">
        <SecretOnce
          title={t('tokens.made', { name: made.name })}
          text={t('tokens.once')}
          secret={made.token}
          copy={t('tokens.copy')}
          copied={t('tokens.copied')}
          notCopied={t('tokens.notCopied')}
        />
      </div>
      <div>
        <Button onClick={onKept}>{t('tokens.kept')}</Button>
      </div>
    </div>
  )
}
