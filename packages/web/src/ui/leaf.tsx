import styles from './leaf.module.css'

/** The product's mark: two sage leaves. Decoration only. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden>
      <path d="M12 21C6.5 17.5 4.5 12 6.5 4.500C12 7 14.500 13 12 21Z" />
      <path d="M12 21C11.500 15 14 10.500 19.500 9C20.500 14.500 17.500 19 12 21Z" />
      <path d="M12 21C11 15.500 9.500 11 8 8.500M12 21C13.500 17 15.500 14 17.500 12" />
    </svg>
  )
}

/** A sprig of sage for empty states. Decoration only. */
export function Leaf() {
  return (
    <svg viewBox="24 0 72 96" className={styles.leaf} aria-hidden>
      <path className={styles.stem} d="M60 92C60 70 59 48 61 14" />
      <path d="M60 74C44 73 31 64 25 47C43 46 56 57 60 74ZM60 74C52 64 42 55 32 50" />
      <path d="M60 66C75 66 88 58 95 42C78 40 65 50 60 66ZM60 66C68 57 78 49 88 45" />
      <path d="M60 48C48 46 39 38 36 25C50 26 58 35 60 48ZM60 48C55 40 48 33 41 29" />
      <path d="M60 40C71 39 80 32 84 19C71 19 62 27 60 40ZM60 40C66 33 72 27 79 23" />
      <path d="M61 22C56 17 55 10 58 3C64 8 65 16 61 22Z" />
    </svg>
  )
}
