import { contract } from '@salvia/core/api'
import type { Upload } from '@salvia/core/personnel-file'
import { useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ExtensiveNotice } from './extensive-notice.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'
import { uploadStateAtom } from './upload.state.ts'
import { useUploadTarget } from './upload-target.ts'

const NEXT = ['done.next1', 'done.next2', 'done.next3'] as const
const NEXT_FOR_CUSTOMER = ['forCustomer.next1', 'forCustomer.next2', 'forCustomer.next3'] as const

/** The receipt: the case number, and what happens next. */
export function DoneStep() {
  const t = useTexts()
  const state = useAtomValue(uploadStateAtom)
  const target = useUploadTarget()
  if (state.kind !== 'sent') return null
  const { upload, existing } = state
  const { isForCustomer, back, caseAddress } = target
  return (
    <div className={styles.section}>
      <PageHeader title={t(existing ? 'done.existingTitle' : 'done.title')} />
      <InlineMessage tone={existing ? 'info' : 'success'} title={t('done.number')}>
        <IdText copy>{upload.number}</IdText>
        {existing && <p>{t('done.existing')}</p>}
      </InlineMessage>
      {!isForCustomer && <Counted upload={upload} />}
      <section className={styles.section} aria-labelledby="next">
        <h2 id="next">{t('done.nextTitle')}</h2>
        <ol className={styles.checklist}>
          {(isForCustomer ? NEXT_FOR_CUSTOMER : NEXT).map(next => (
            <li key={next}>{t(next)}</li>
          ))}
        </ol>
      </section>
      <ButtonRow>
        <ButtonLink to={caseAddress({ ...upload, existing })}>{t('done.follow')}</ButtonLink>
        <ButtonLink to={back.to} variant="secondary">
          {isForCustomer ? back.text : t('done.toList')}
        </ButtonLink>
      </ButtonRow>
    </div>
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
