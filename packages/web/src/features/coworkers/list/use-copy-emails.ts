import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import { useState } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import { useTexts } from './texts.ts'

type Page = PageOf<typeof coworkersList>

/** Copies the email addresses of the shown page, as mail programs take them, and tells the result for that page. */
export function useCopyEmails(page: Page | undefined): {
  readonly copy: () => void
  readonly notice: string | undefined
} {
  const t = useTexts()
  const [told, setTold] = useState<{ readonly page: Page; readonly notice: string }>()
  const copy = async (shown: Page): Promise<void> => {
    const emails = shown.items.flatMap(({ email }) => email ?? [])
    const isCopied = emails.length > 0 && (await copyText(emails.join('; ')))
    const notice = isCopied
      ? t('copied.done', { count: emails.length })
      : t(emails.length === 0 ? 'copied.none' : 'copied.failed')
    setTold({ page: shown, notice })
  }
  return {
    copy: () => page && void copy(page),
    notice: told && told.page === page ? told.notice : undefined,
  }
}
