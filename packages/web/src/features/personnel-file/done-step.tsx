import { contract } from '@salvia/core/api'
import type { Upload } from '@salvia/core/personnel-file'
import { useEndpoint } from '../../state/endpoint.ts'
import { useNamedCompany } from '../../state/use-company.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Confirmation } from '../../ui/wizard/confirmation.tsx'
import { ExtensiveNotice } from './extensive-notice.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'
import { useUploadState, useUploadTarget } from './upload-target.ts'

const NEXT = ['done.next1', 'done.next2', 'done.next3'] as const
const NEXT_FOR_CUSTOMER = ['forCustomer.next1', 'forCustomer.next2', 'forCustomer.next3'] as const

/** The receipt: the case number, and what happens next. */
export function DoneStep() {
  const t = useTexts()
  const state = useUploadState()
  const target = useUploadTarget()
  const own = useNamedCompany()
  if (state.kind !== 'sent') return null
  const { upload, existing } = state
  const { isForCustomer, back, caseAddress } = target
  const company = isForCustomer ? target.company : own
  return (
    <Confirmation
      title={t(existing ? 'done.existingTitle' : 'done.title')}
      what={t(existing ? 'done.existing' : isForCustomer ? 'forCustomer.what' : 'done.what')}
      reference={{ label: t('done.number'), id: upload.number }}
      company={company === null ? null : { label: t('send.company'), name: company }}
      actions={
        <>
          <ButtonLink to={caseAddress({ ...upload, existing })}>{t('done.follow')}</ButtonLink>
          <ButtonLink to={back.to} variant="secondary">
            {isForCustomer ? back.text : t('done.toList')}
          </ButtonLink>
        </>
      }
    >
      {!isForCustomer && <Counted upload={upload} />}
      <section className={styles.section} aria-labelledby="next">
        <h2 id="next">{t('done.nextTitle')}</h2>
        <ol className={styles.checklist}>
          {(isForCustomer ? NEXT_FOR_CUSTOMER : NEXT).map(next => (
            <li key={next}>{t(next)}</li>
          ))}
        </ol>
      </section>
    </Confirmation>
  )
}

/** How often the case is fetched again: the server counts the changes after the file is sent, which takes a moment. */
const ASK_AGAIN_SECONDS = 3

function Counted({ upload: { clientNumber, id } }: { readonly upload: Upload }) {
  const answer = useEndpoint(
    contract.personnelFile.get,
    { params: { clientNumber, id } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  return <div role="status">{answer.state === 'ready' && <ExtensiveNotice upload={answer.data} />}</div>
}
