import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import styles from './settings.module.css'
import { useTexts } from './texts.ts'

/** An address that is shown this once, to be copied. */
export function NewAddress({ address }: { readonly address: string }) {
  const t = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <InlineMessage tone="success" title={t('feed.made')}>
      <p>{t('feed.once')}</p>
      <code className={styles.address} translate="no">
        {address}
      </code>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={isCopied ? Check : Copy}
          onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
        >
          {t('feed.copy')}
        </Button>
      </div>
      {isCopied && <p>{t('feed.copied')}</p>}
    </InlineMessage>
  )
}
