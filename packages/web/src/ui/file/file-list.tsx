import { CircleCheck, FileText, LoaderCircle, OctagonAlert, ShieldAlert, X } from 'lucide-react'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { IconButton } from '../button.tsx'
import progressStyles from '../progress.module.css'
import styles from './file-list.module.css'
import { useTexts } from './texts.ts'

/** Where a file stands: on its way (cancelled by its cross), ready, or refused with the reason. */
type FileState =
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'infected' }

export interface ListedFile {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly state: FileState
  readonly onRemove: () => void
}

const ICONS = {
  sending: LoaderCircle,
  ready: CircleCheck,
  refused: OctagonAlert,
  infected: ShieldAlert,
} as const

interface FileListProps {
  /** "Bilagor" */
  readonly label: string
  readonly files: readonly ListedFile[]
}

/** Files that go along with something, each with its size and what became of it. */
export function FileList({ label, files }: FileListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map(file => (
        <FileRow key={file.key} file={file} />
      ))}
    </ul>
  )
}

function FileRow({ file }: { readonly file: ListedFile }) {
  const t = useTexts()
  const locale = useLocale()
  const { name, bytes, state, onRemove } = file
  const Icon = ICONS[state.kind]
  const said = {
    sending: t('files.sending'),
    ready: t('files.ready'),
    refused: state.kind === 'refused' ? state.reason : '',
    infected: t('files.infected'),
  }[state.kind]
  return (
    <li className={styles.file} data-state={state.kind}>
      <FileText aria-hidden className={styles.kind} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{formatBytes(bytes, locale)}</span>
        <span className={styles.state} role="status">
          <Icon aria-hidden />
          <span>{said}</span>
        </span>
        {state.kind === 'sending' && (
          <div className={styles.progress}>
            <progress
              className={progressStyles.bar}
              aria-label={t('files.progress', { name })}
              max={1}
              value={state.share}
            />
          </div>
        )}
      </div>
      <IconButton
        icon={X}
        label={t(state.kind === 'sending' ? 'files.cancel' : 'files.remove', { name })}
        onClick={onRemove}
      />
    </li>
  )
}
