import type { Company } from '@salvia/core/companies'
import { type FormEvent, useId, useState } from 'react'
import { signOut } from '../../state/sign-in.ts'
import { type Action, useStep } from '../../state/step.ts'
import { lastClientNumber } from '../../state/way-in.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { type ChoiceOption, RadioCards } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** A search field is shown from this many companies. */
const SEARCH_FROM = 8

interface ChooseOrganisationProps {
  readonly companies: readonly Company[]
  /** The chosen company. Without one, the user can close the dialog only by signing out. */
  readonly current: string | null
  /** Goes to the company that was picked. */
  readonly choose: Action<string, unknown>
  readonly isOpen: boolean
  /** The company that the user was at has been closed. */
  readonly wasClosed?: boolean
  readonly onChosen: () => void
  readonly onClose?: () => void
}

/**
 * The companies that a user may act for. A company that does not allow the current way to sign in is shown with the
 * reason.
 * @spec §6
 */
export function ChooseOrganisation(props: ChooseOrganisationProps) {
  const { companies, current, choose, isOpen, wasClosed = false, onChosen, onClose } = props
  const t = useTexts()
  const formId = useId()
  const leave = useStep(signOut)
  const open = companies.filter(company => company.selectable)
  const [picked, setPicked] = useState(() => current ?? preselected(open))
  const [isMissing, setIsMissing] = useState(false)

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (choose.isRunning) return
    setIsMissing(picked === null)
    if (picked !== null && (await choose.run(picked)).ok) onChosen()
  }
  return (
    <Dialog
      title={t('title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <ButtonRow>
          {open.length > 0 && (
            <Button type="submit" form={formId} busy={choose.isRunning && t('opening')}>
              {t('word.continue')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose ?? (() => void leave.run())}>
            {t(onClose ? 'cancel' : 'signOut')}
          </Button>
        </ButtonRow>
      }
    >
      {wasClosed && <InlineMessage tone="warning">{t('wasClosed')}</InlineMessage>}
      {open.length === 0 && <InlineMessage tone="warning">{t('none')}</InlineMessage>}
      {choose.failure && <ErrorPanel {...choose.failure} />}
      <form id={formId} onSubmit={event => void send(event)} noValidate>
        <Companies
          companies={companies}
          picked={picked}
          onPick={setPicked}
          error={isMissing ? t('missing') : undefined}
        />
      </form>
    </Dialog>
  )
}

function preselected(open: readonly Company[]): string | null {
  const last = lastClientNumber()
  return open.find(company => company.clientNumber === last)?.clientNumber ?? null
}

interface CompaniesProps {
  readonly companies: readonly Company[]
  readonly picked: string | null
  readonly onPick: (clientNumber: string) => void
  readonly error: string | undefined
}

function Companies({ companies, picked, onPick, error }: CompaniesProps) {
  const t = useTexts()
  const [wanted, setWanted] = useState('')
  const word = wanted.trim().toLocaleLowerCase('sv')
  const options = companies
    .filter(({ companyFqn, clientNumber }) =>
      `${companyFqn} ${clientNumber}`.toLocaleLowerCase('sv').includes(word),
    )
    .map(
      (company): ChoiceOption<string> => ({
        value: company.clientNumber,
        label: company.subOrgName,
        detail: t('number', { number: company.clientNumber }),
        unavailable: company.selectable ? undefined : t(company.loginMethod),
      }),
    )
  return (
    <>
      {companies.length >= SEARCH_FROM && (
        <SearchField label={t('search')} value={wanted} onValue={setWanted} />
      )}
      {options.length === 0 && <p>{t('noHits')}</p>}
      <RadioCards label={t('label')} options={options} value={picked} onValue={onPick} error={error} />
    </>
  )
}
