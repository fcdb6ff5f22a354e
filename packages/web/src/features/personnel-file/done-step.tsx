import { href } from '../../parts/paths.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
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
