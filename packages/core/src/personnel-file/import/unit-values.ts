/**
 * Holds the value of each one-to-one column for each unit: that of the first row of the unit that has one. The review
 * reports rows that differ; the import uses the first. @spec personnel-file §7
 */
export class UnitValues {
  readonly #firstByUnit = new Map<string, Map<number, readonly string[]>>()

  /**
   * The values of a unit in the column at `position`, after this row. An empty cell does not count; a wrong cell
   * counts, as no values.
   */
  settle(
    unitPath: readonly string[],
    position: number,
    cell: { text: string; values: readonly string[] },
  ): readonly string[] {
    const unit = unitKey(unitPath)
    const firstOfUnit = this.#firstByUnit.get(unit) ?? new Map<number, readonly string[]>()
    this.#firstByUnit.set(unit, firstOfUnit)
    const first = firstOfUnit.get(position)
    if (first) return first
    if (cell.text !== '') firstOfUnit.set(position, cell.values)
    return cell.values
  }
}

/** A path as one text. Names are joined by line breaks, which a stored name cannot hold. */
function unitKey(path: readonly string[]): string {
  return path.join('\n')
}
