import type { Download } from '@salvia/core/contract'
import { Download as DownloadIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStep } from '../state/step.ts'
import { Button } from '../ui/button.tsx'
import { FailureMessage } from '../ui/failure-message.tsx'
import { saveDownload } from './save-download.ts'

interface DownloadButtonProps {
  readonly children: ReactNode
  /** The text of the button while the file is fetched. */
  readonly busy: string
  readonly size?: 'normal' | 'small'
  readonly variant?: 'secondary' | 'tertiary'
  /** Fetches the file. An error is shown beside the button, which can be pressed again. */
  readonly fetchFile: () => Promise<Download>
  /** What is said instead of the error, of a file that no call answers. */
  readonly failed?: { readonly title: string; readonly action: string }
}

/** Fetches a file with the session's token, or makes one, and saves it. */
export function DownloadButton({
  children,
  busy,
  size = 'small',
  variant = 'secondary',
  fetchFile,
  failed,
}: DownloadButtonProps) {
  const { run, isRunning, failure } = useStep(fetchFile)
  const download = async (): Promise<void> => {
    const outcome = await run(undefined)
    if (outcome.ok) saveDownload(outcome.data)
  }
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        icon={DownloadIcon}
        busy={isRunning && busy}
        onClick={() => void download()}
      >
        {children}
      </Button>
      <FailureMessage failure={failure && (failed ?? failure)} />
    </div>
  )
}
