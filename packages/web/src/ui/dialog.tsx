import styles from './dialog.module.css'
import { Modal, type ModalProps } from './modal.tsx'

/** A modal question or a must-know; never a step of a process. Focus goes in, and back to where it was. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className={styles.dialog} />
}
