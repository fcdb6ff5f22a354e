import type { Download } from '@salvia/core/contract'
import {
  chartOf,
  GRAPHS,
  type MonthlyGraph,
  pictureName,
  pictureOf,
  type YearlyGraph,
} from '@salvia/core/statistics'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { chartPng } from '../../parts/chart/chart-png.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import { useCompany } from '../../state/use-company.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './graph-picture.module.css'
import { usePictureTexts } from './picture-texts.ts'

interface GraphPictureProps {
  readonly graph: MonthlyGraph | YearlyGraph
}

/**
 * A graph as a chart, with what is counted above it, where the figures come from below it, and a button that saves it as a
 * picture. The screen has its title as a heading and its table below.
 */
export function GraphPicture({ graph }: GraphPictureProps) {
  const t = usePictureTexts()
  const locale = useLocale()
  const company = useCompany()
  const chart = useMemo(() => chartOf(graph, locale), [graph, locale])
  const makePicture = async (): Promise<Download> => {
    const blob = await chartPng(pictureOf(graph, company?.subOrgName ?? null, locale))
    return { name: pictureName(graph, locale), contentType: blob.type, blob }
  }
  return (
    <figure className={styles.picture}>
      <figcaption>{chart.subtitle}</figcaption>
      <ChartFigure chart={chart} />
      <p className={styles.source}>{chart.source}</p>
      <DownloadButton
        busy={t('busy')}
        failed={{ title: t('failed'), action: t('tryAgain') }}
        fetchFile={makePicture}
      >
        {t('download')} <VisuallyHidden>{GRAPHS[graph.graph].name[locale]}</VisuallyHidden>
      </DownloadButton>
    </figure>
  )
}
