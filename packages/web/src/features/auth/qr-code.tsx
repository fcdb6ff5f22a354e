import { create } from 'qrcode'
import styles from './qr-code.module.css'

/** The margin around the code that a scanner needs, in modules. */
const QUIET_ZONE = 4

/** A QR code, dark on white in every theme because scanners need that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const { size, data } = modules
  const dark = [...data.keys()].filter(index => data[index])
  const path = dark.map(index => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('')
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
