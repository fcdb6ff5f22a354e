import styles from './dialog.module.css'
import { Modal, type ModalProps } from './modal.tsx'

/**
 * A modal dialog for a question or an important message, never for a step of a process. Focus moves into it, and back
 * afterwards.
 */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className={styles.dialog} />
}
