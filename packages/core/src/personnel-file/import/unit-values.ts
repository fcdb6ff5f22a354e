/**
 * Holds the one value of each one-to-one column within a unit: that of the unit's first row which has one.
 * Where later rows differ, they are told so by the review; an import takes the first. @spec personnel-file §7
 */
export class UnitValues {
  readonly #firstByUnit = new Map<string, Map<number, readonly string[]>>()

  /**
   * The values that hold for a unit in the column at `position`, given those of this row.
   * An empty cell takes no part; a wrong one does, with no values.
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

/** A path as one text; a name that is stored holds no line break, since that is an invalid character. */
function unitKey(path: readonly string[]): string {
  return path.join('\n')
}
