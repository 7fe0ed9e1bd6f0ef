import { describe, expect, test } from 'vitest'
import { highWater, type Sea, tideOf } from '#features/overview/tide/shape.ts'

/** The dimensions of the drawing: 7 % run-up, 10 % refill; high water at 25, the bed at 125. */
const [START, END, HIGH, BED] = [70, 900, 25, 125]
const xOf = (day: number, days = 30) => START + (day / days) * (END - START)
const yOf = (part: number) => BED - part * (BED - HIGH)

/** Twenty days of a month, from full to 40 percent. */
const sea: Sea = { days: 30, levels: Array.from({ length: 21 }, (_, day) => 1 - day * 0.03), ahead: { end: 0.2 }, flood: 1 }

const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
/** The end point of a path, whatever its last command is. */
const lastPoint = (path: string) => numbersIn(path).slice(-2)
const firstPoint = (path: string) => numbersIn(path).slice(0, 2)

describe('the tide over a period (design 6)', () => {
  test('the bird stands at the end of today, in water as high as what is left', () => {
    const { today, level, start, end } = tideOf(sea)
    expect(today).toBeCloseTo(xOf(20) / 1000, 4)
    expect(level).toBeCloseTo(0.4)
    expect([start, end]).toEqual([0.07, 0.9])
  })

  test('the line runs from the bed up to the full bundle and down to today', () => {
    const { pastLine, pastArea } = tideOf(sea)
    expect(firstPoint(pastLine)[0]).toBe(0)
    expect(pastLine).toContain(`${START} ${HIGH}`)
    const [x, y] = lastPoint(pastLine)
    expect(x).toBeCloseTo(xOf(20), 1)
    expect(y).toBeCloseTo(yOf(0.4), 1)
    expect(pastArea).toBe(`${pastLine}V${BED}H0Z`)
  })

  test('dots go from today to what is expected, and up again with the new period', () => {
    const { aheadLine, pill } = tideOf(sea)
    expect(firstPoint(aheadLine)[0]).toBeCloseTo(xOf(20), 1)
    expect(aheadLine).toContain(`L${END} ${yOf(0.2)}C`)
    expect(lastPoint(aheadLine)[0]).toBe(1000)
    expect(Math.abs((lastPoint(aheadLine)[1] ?? 0) - HIGH)).toBeLessThan(1)
    expect(pill?.level).toBe(0.2)
    // the pill stays above the line: `fall` is the line's drop over the width of the drawing
    expect(pill?.fall).toBeCloseTo(0.2 / ((END - xOf(20)) / 1000), 2)
  })

  test('a bundle that will be empty: the dots reach the bed on that day and stay there, and there is no pill', () => {
    const { aheadLine, pill } = tideOf({ ...sea, ahead: { dryAfter: 4 } })
    const [, , x, y, end, low] = numbersIn(aheadLine)
    expect(x).toBeCloseTo(xOf(24), 1)
    expect(y).toBeGreaterThan(124)
    expect([end, low]).toEqual([END, y])
    expect(pill).toBeNull()
  })

  test('the first days: no dots and no pill, but still the refill', () => {
    const { aheadLine, aheadArea, pill } = tideOf({ ...sea, levels: [1, 0.98, 0.96], ahead: null })
    expect(firstPoint(aheadLine)[0]).toBe(END)
    expect(lastPoint(aheadLine)[0]).toBe(1000)
    expect(aheadArea).not.toBe('')
    expect(pill).toBeNull()
  })

  test('a bundle that stops: no flood, the water ends with the period', () => {
    const { aheadLine, aheadArea } = tideOf({ ...sea, flood: null })
    expect(lastPoint(aheadLine)[0]).toBe(END)
    expect(Math.max(...numbersIn(aheadArea).filter((_, index) => index % 2 === 0))).toBe(END)
    const firstDays = tideOf({ ...sea, levels: [1, 0.9], ahead: null, flood: null })
    expect(firstDays.aheadLine).toBe('')
  })

  test('an empty bundle: a dry bed', () => {
    const dry = { ...sea, levels: [1, 0.5, 0], ahead: null }
    expect(tideOf({ ...dry, flood: null }).aheadArea).toBe('')
    expect(tideOf(dry)).toMatchObject({ level: 0, pill: null })
    expect(lastPoint(tideOf(dry).pastLine)[1]).toBe(BED)
  })

  test('after an extra bundle the next period may start lower than high water', () => {
    const [, y = 0] = lastPoint(tideOf({ ...sea, flood: 0.5 }).aheadLine)
    expect(Math.abs(y - yOf(0.5))).toBeLessThan(1)
  })

  test('nothing is drawn above high water or below the bed', () => {
    const { level, pastLine } = tideOf({ ...sea, levels: [1.4, 0.5, -0.2], ahead: { end: 1.2 }, flood: 3 })
    expect(level).toBe(0)
    expect(Math.min(...numbersIn(pastLine).filter((_, index) => index % 2 === 1))).toBe(HIGH)
  })

  test('the bird never leaves the period', () => {
    expect(tideOf({ ...sea, days: 3, levels: [1, 0.9, 0.8, 0.7, 0.6] }).today).toBe(END / 1000)
    expect(tideOf({ ...sea, days: 1, levels: [1, 0.4] }).today).toBe(END / 1000)
  })

  test('near the end the pill makes room for the bird, and the word at the bird leans away from the date', () => {
    const last = tideOf({ ...sea, levels: Array.from({ length: 30 }, () => 0.5) })
    expect(last).toMatchObject({ pill: null, leaning: true })
    expect(tideOf(sea)).toMatchObject({ leaning: false })
  })

  test('light lies on the water only, left of the bird', () => {
    const { texture, today } = tideOf({ ...sea, levels: Array.from({ length: 21 }, (_, day) => 1 - day * 0.05) })
    const lights = texture.split('M').slice(1).map(numbersIn)
    expect(lights.length).toBeGreaterThan(0)
    for (const [x = 0, y = 0, width = 0] of lights) {
      const surface = yOf(1 - (x + width - START) / (today * 1000 - START))
      expect(y).toBeGreaterThan(surface)
      expect(x + width).toBeLessThan(today * 1000)
    }
    expect(tideOf({ ...sea, levels: [1, 0] }).texture).toBe('')
  })
})

describe('unlimited: it stays high water', () => {
  test('flat from edge to edge, the bird in it at today', () => {
    const { pastLine, aheadLine, level, today, pill } = highWater(0.5)
    expect(pastLine).toBe(`M0 ${HIGH}H${xOf(15)}`)
    expect(aheadLine).toBe(`M${xOf(15)} ${HIGH}H1000`)
    expect({ level, today, pill }).toEqual({ level: 1, today: xOf(15) / 1000, pill: null })
  })
})
