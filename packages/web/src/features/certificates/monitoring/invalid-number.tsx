import { fullName } from '@salvia/core/primitives'
import { SupportContact } from '../../../parts/support/support-contact.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import type { WatchedEmployee } from './draft.ts'
import { useTexts } from './texts.ts'

/** Says that nobody with an invalid identity number can be monitored, and who helps. @spec §5 */
export function InvalidNumber({ employee }: { readonly employee: WatchedEmployee }) {
  const t = useTexts()
  return (
    <div role="alert">
      <InlineMessage tone="warning" title={t('employee.invalid', { name: fullName(employee) })}>
        <p>{t('employee.invalidText')}</p>
        <SupportContact subject="technical" />
      </InlineMessage>
    </div>
  )
}
