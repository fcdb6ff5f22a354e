import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Button } from './button.tsx'

interface ChooseFileButtonProps {
  /** The file types that the file dialog offers first. The content of the file is checked later. */
  readonly accept: string
  readonly variant?: 'primary' | 'secondary'
  readonly icon?: LucideIcon
  readonly describedBy?: string
  readonly onFile: (file: File) => void
  readonly children: string
}

/** A button that opens the file dialog of the device. */
export function ChooseFileButton({
  accept,
  variant = 'primary',
  icon,
  describedBy,
  onFile,
  children,
}: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          // Lets the user choose the same file again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant={variant}
        {...(icon && { icon })}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
