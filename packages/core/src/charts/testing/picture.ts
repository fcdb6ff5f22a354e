import { chartSvg, pictureTheme } from '../index.ts'
import { CHART } from './chart.ts'

/** A drawing with bars, patterns, gaps and both weights of the type, 686 pixels wide as PNG. */
export const PICTURE = { svg: chartSvg(CHART, pictureTheme(343)), scale: 2 } as const

/** The digest of its PNG, wherever it is made. Whoever changes how charts look takes the new one from the failing test. */
export const PICTURE_SHA256 = '91bc35ec04d90ea2535ad752162586776c473208b761fde76365067d9e70ee57'
