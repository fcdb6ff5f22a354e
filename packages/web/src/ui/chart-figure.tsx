import { type Chart, chartTree, pageTheme, type SvgNode } from '@salvia/core/charts'
import { createElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './chart-figure.module.css'

/** Below this the drawing shrinks as a whole. */
const LEAST_WIDTH = 280

/**
 * A chart as wide as its place in the page, in the colours of the theme. The page itself has the title, the subtitle, the
 * source and a table of the figures.
 */
export function ChartFigure({ chart }: { readonly chart: Chart }) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  const idPrefix = useId()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = (): void => setWidth(Math.max(LEAST_WIDTH, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.place}>
      {width !== undefined && element(chartTree(chart, pageTheme(width, idPrefix)), 'chart')}
    </div>
  )
}

/** An element of a drawing as one of the page: no text is read as markup. */
function element({ tag, attributes, children }: SvgNode, key: string | number): ReactNode {
  const properties = Object.entries(attributes).map(([name, value]) => [propertyName(name), value] as const)
  return createElement(
    tag,
    { ...Object.fromEntries(properties), key },
    ...children.map((child, index) => (typeof child === 'string' ? child : element(child, index))),
  )
}

/** @example propertyName('stroke-width') // 'strokeWidth' */
function propertyName(attribute: string): string {
  if (attribute.startsWith('aria-')) return attribute
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
