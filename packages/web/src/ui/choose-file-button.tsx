import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'

interface ChooseFileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> {
  /** The file types that the file dialog offers first. The content of the file is checked later. */
  readonly accept: string
  /** Several files can be chosen at once. */
  readonly multiple?: boolean
  /** Gets at least one file. */
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that opens the file dialog of the device. */
export function ChooseFileButton({ accept, multiple, onFiles, ...button }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          // Lets the user choose the same file again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
