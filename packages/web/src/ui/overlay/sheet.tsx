import { Modal, type ModalProps } from '../modal.tsx'
import styles from './sheet.module.css'

/** A menu or a set of filters that slides in from the edge of the page, over the whole of a phone. A press beside it closes it. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} className={styles.sheet} closesBeside />
}
