import { queueText, type UploadDetails } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { ExtensiveNotice } from './extensive-notice.tsx'
import { CaseSteps } from './parts/case-steps.tsx'
import { useTexts } from './texts.ts'
import { STEP_PARAMETER } from './upload.state.ts'

/** The progress of the case, and what the customer has to do. */
export function CaseProgress({ upload }: { readonly upload: UploadDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const reason =
    upload.status === 'REJECTED' ? upload.history.findLast(entry => entry.to === 'REJECTED')?.text : null
  return (
    <Card title={t('word.status')}>
      <CaseSteps status={upload.status} />
      <p>{t(`case.standing.${upload.status}`)}</p>
      {upload.status === 'REJECTED' && (
        <>
          <InlineMessage tone="danger" title={t('case.rejectedReason')}>
            {reason ?? t('case.rejectedUnanswered')}
          </InlineMessage>
          <div>
            <ButtonLink to={`${portalPath('personnelFile')}?${STEP_PARAMETER}=choose`}>
              {t('case.uploadNew')}
            </ButtonLink>
          </div>
        </>
      )}
      <ExtensiveNotice upload={upload} />
      {upload.queue && <p>{queueText(upload.queue, locale)}</p>}
    </Card>
  )
}
