import { useEffect, useState } from 'react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'
import { paletteOfFeatures } from '../../palette.gen.ts'

/** Loads what the features declare. A feature that fails to load is left out. */
async function loadSources(): Promise<PaletteSource[]> {
  const loaded = await Promise.all(Object.values(paletteOfFeatures).map(load => load().catch(() => null)))
  return loaded.filter(source => source !== null)
}

/** What the features declare for the palette; null until it has loaded. Loads when the palette is opened. */
export function useSources(isOpen: boolean): readonly PaletteSource[] | null {
  const [sources, setSources] = useState<readonly PaletteSource[] | null>(null)
  useEffect(() => {
    if (isOpen) void loadSources().then(setSources)
  }, [isOpen])
  return sources
}
