import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { InlineMessage } from '../ui/message.tsx'
import styles from './secret-once.module.css'

interface SecretOnceProps {
  /** The title: what was made. */
  readonly title: string
  /** Says that it is not shown again, and where to keep it. */
  readonly text: string
  readonly secret: string
  readonly copy: string
  readonly copied: string
  /** Shown when the browser does not allow copying. */
  readonly notCopied: string
}

/** A secret that is shown only once, with a button to copy it. */
export function SecretOnce({ title, text, secret, copy, copied, notCopied }: SecretOnceProps) {
  const [told, setTold] = useState<string | null>(null)
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
          icon={told === copied ? Check : Copy}
          onClick={() => void copyText(secret).then(done => setTold(done ? copied : notCopied))}
        >
          {copy}
        </Button>
      </div>
      <p role="status">{told}</p>
    </InlineMessage>
  )
}
