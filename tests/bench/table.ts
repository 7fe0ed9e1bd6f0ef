/** A measurement. `limit` is the maximum, or the minimum with `least`; `beside` is the same measurement of a page to compare with. */
export type Figure = {
  what: string
  value: number
  unit: string
  limit?: number
  least?: true
  beside?: { what: string; value: number }
  mostTimes?: number
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const shown = (value: number) =>
  Math.abs(value) < 1 ? value.toFixed(3) : Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0)

const verdict = ({ value, limit, least, beside, mostTimes }: Figure) => {
  const within = limit === undefined || (least ? value >= limit : value <= limit)
  const withinTimes = mostTimes === undefined || beside === undefined || value <= mostTimes * beside.value
  if (limit === undefined && mostTimes === undefined) return ''
  return within && withinTimes ? 'ok' : 'NOT OK'
}

function cellsOf(figure: Figure): string[] {
  const { what, value, unit, limit, least, beside, mostTimes } = figure
  return [
    what,
    `${shown(value)} ${unit}`.trim(),
    [limit !== undefined && `${least ? '≥' : '≤'} ${shown(limit)}`, mostTimes !== undefined && `≤ ${mostTimes} ×`]
      .filter(Boolean)
      .join(', '),
    beside ? `${(value / beside.value).toFixed(2)} × ${beside.what} (${shown(beside.value)})` : '',
    verdict(figure),
  ]
}

export function tableOf(figures: readonly Figure[]): string {
  return aligned([['what', 'value', 'limit', 'ratio', ''], ...figures.map(cellsOf)])
}

/** The figures of another build. */
export type Other = { name: string; figures: Figure[] }

/** The figures beside those of other builds, with how many times theirs ours is. */
export function besideOthers(figures: readonly Figure[], others: readonly Other[]): string {
  const cells = ({ what, value, unit }: Figure) => [
    what,
    `${shown(value)} ${unit}`.trim(),
    ...others.map(({ figures: theirs }) => {
      const their = theirs.find((one) => one.what === what)?.value
      return their === undefined ? '' : `${shown(their)} (${(value / their).toFixed(2)} ×)`
    }),
  ]
  return aligned([['what', 'value', ...others.map(({ name }) => name)], ...figures.map(cells)])
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
