import { describe, expect, test } from 'vitest'
import { timeIn, timeInputText, timeProblem } from '#kit/typed/timeInput.ts'

describe("a typed time (spec 5: 'HH:MM', 24-hour)", () => {
  test.each([
    ['00:00', '00:00'],
    ['14:05', '14:05'],
    ['23:59', '23:59'],
    [' 08:30 ', '08:30'],
    ['9:05', '09:05'],
    ['1405', '14:05'],
    ['905', '09:05'],
    ['2330', '23:30'],
    ['12', '12:00'],
    ['9 uur', '09:00'],
    ['12.30', '12:30'],
    ['12;30', '12:30'],
    ['12 30', '12:30'],
    ['14u30', '14:30'],
    ['9.05 uur', '09:05'],
    ['12:05:00', '12:05'],
    ['2:05 pm', '14:05'],
    ['12 a.m.', '00:00'],
    ['١٢:٠٥', '12:05'],
    ['１２：０５', '12:05'],
  ])('%j is %s', (text, time) => {
    expect(timeIn(text)).toBe(time)
    expect(timeProblem(text)).toBeNull()
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['24:00', 'invalid'],
    ['2400', 'invalid'],
    ['12:60', 'invalid'],
    ['12:5', 'invalid'],
    ['25', 'invalid'],
    ['12:.30', 'invalid'],
    ['14:05 pm', 'invalid'],
    ['-1:00', 'invalid'],
    ['12:05x', 'invalid'],
    ['vanochtend', 'invalid'],
  ])('%j is %s', (text, problem) => {
    expect(timeProblem(text)).toBe(problem)
    expect(timeIn(text)).toBeNull()
  })

  test('left, a field shows what was understood; what is no time stays', () => {
    expect(timeInputText('905')).toBe('09:05')
    expect(timeInputText('25:00')).toBe('25:00')
  })
})
