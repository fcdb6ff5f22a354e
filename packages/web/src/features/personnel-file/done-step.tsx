import { contract } from '@salvia/core/contract'
import type { Upload } from '@salvia/core/personnel-file'
import { href } from '../../parts/paths.ts'
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

const NEXT = ['next1', 'next2', 'next3'] as const

/** The receipt: the number of the case, and what happens next. */
export function DoneStep() {
  const t = useTexts()
  const state = useAtomValue(uploadStateAtom)
  if (state.kind !== 'sent') return null
  const { upload, existing } = state
  return (
    <div className={styles.section}>
      <PageHeader title={t(existing ? 'done.existingTitle' : 'done.title')} />
      <InlineMessage tone={existing ? 'info' : 'success'} title={t('done.number')}>
        <IdText copy>{upload.number}</IdText>
        {existing && <p>{t('done.existing')}</p>}
      </InlineMessage>
      <Counted upload={upload} />
      <section className={styles.section} aria-labelledby="next">
        <h2 id="next">{t('done.nextTitle')}</h2>
        <ol className={styles.checklist}>
          {NEXT.map(next => (
            <li key={next}>{t(`done.${next}`)}</li>
          ))}
        </ol>
      </section>
      <ButtonRow>
        <ButtonLink to={href('personnelFileCase', { id: upload.number })}>{t('done.follow')}</ButtonLink>
        <ButtonLink to={href('personnelFile')} variant="secondary">
          {t('done.toList')}
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}

/** How much changes is counted after the file is sent, which takes a moment. */
const ASK_AGAIN_SECONDS = 3

function Counted({ upload: { clientNumber, id } }: { readonly upload: Upload }) {
  const answer = useEndpoint(
    contract.personnelFile.get,
    { params: { clientNumber, id } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  return <div role="status">{answer.state === 'ready' && <ExtensiveNotice upload={answer.data} />}</div>
}
