import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTexts } from './texts.ts'

/** Shown instead of the pages about others' permissions to whoever is not HR. Nothing is asked of the server. */
export function HrOnly() {
  const t = useTexts()
  const { title, action } = errorText('ACCESS_PREVIEW_HR_ONLY', useLocale(), {})
  return (
    <div>
      <PageHeader
        title={t('people.title')}
        back={{ to: portalPath('coworkers'), text: t('back') }}
        meta={
          <p>
            {title} {action}
          </p>
        }
      />
    </div>
  )
}
