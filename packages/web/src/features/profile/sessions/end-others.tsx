import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useTexts } from '../texts.ts'

interface EndOthersProps {
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** Ends all other sessions after a confirmation, because unsaved work there may be lost. */
export function EndOthers({ isEnding, onEnd }: EndOthersProps) {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const close = (): void => setIsAsking(false)
  const confirm = (): void => {
    close()
    onEnd()
  }
  return (
    <div>
      <Button variant="secondary" busy={isEnding && t('sessions.ending')} onClick={() => setIsAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      <Dialog
        title={t('sessions.ask.title')}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('sessions.ask.keep')}</Button>
            <Button variant="danger" onClick={confirm}>
              {t('sessions.endOthers')}
            </Button>
          </>
        }
      >
        <p>{t('sessions.ask.text')}</p>
      </Dialog>
    </div>
  )
}
