import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/message.tsx'
import styles from './secret-once.module.css'

interface SecretOnceProps {
  /** What was made. */
  readonly title: string
  /** That it is not shown again, and where to keep it. */
  readonly text: string
  readonly secret: string
  readonly copy: string
  readonly copied: string
}

/** Something secret that is shown this once, to be copied. */
export function SecretOnce({ title, text, secret, copy, copied }: SecretOnceProps) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <InlineMessage tone="success" title={title}>
      <p>{text}</p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={isCopied ? Check : Copy}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))}
        >
          {copy}
        </Button>
      </div>
      <p role="status">{isCopied && copied}</p>
    </InlineMessage>
  )
}
