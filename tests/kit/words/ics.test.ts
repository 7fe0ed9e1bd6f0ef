import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarDay, calendarOf } from '#kit/words/ics.ts'

const NOW = Date.parse('2026-11-20T11:00:00Z')
const make = (...days: CalendarDay[]) => calendarOf(days, 'Mijn Tureluur', 'tureluur.example', NOW)
const parse = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsIn = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((found) => new ICAL.Event(found))

const end: CalendarDay = {
  id: 'contract-2027-05-14-abc',
  day: '2027-05-14',
  title: 'Laatste dag van je contract',
  text: 'Daarna opzeggen.',
}

describe('a calendar file (RFC 5545)', () => {
  test('a parser reads back what was put in: whole days, that make nobody busy, with a reminder the morning before', () => {
    const [event] = eventsIn(make(end))
    expect(event?.uid).toBe('contract-2027-05-14-abc@tureluur.example')
    expect([event?.summary, event?.description]).toEqual([end.title, end.text])
    expect(event?.startDate.isDate).toBe(true)
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-05-14', '2027-05-15'])
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    const alarm = event?.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT15H')
    expect(parse(make(end)).getFirstPropertyValue('version')).toBe('2.0')
  })

  test.each([
    ['2027-02-28', '2027-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
    ['2027-03-28', '2027-03-29'],
    ['2026-10-25', '2026-10-26'],
  ])('%s ends before %s, also when the clock changes', (day, next) => {
    expect(eventsIn(make({ ...end, day }))[0]?.endDate.toString()).toBe(next)
  })

  test('every sign survives: commas, semicolons, backslashes, new lines, emoji and accents', () => {
    const hard = { ...end, title: 'Één, twee; drie \\ vier 🐦', text: 'Regel 1\r\nRegel 2\nRegel 3; klaar' }
    const [event] = eventsIn(make(hard))
    expect([event?.summary, event?.description]).toEqual([hard.title, 'Regel 1\nRegel 2\nRegel 3; klaar'])
  })

  test('no line is longer than 75 octets, ends are CRLF, and no character is cut in two', () => {
    for (const sign of ['a', 'é', '€', '🐦']) {
      for (let length = 55; length < 90; length += 1) {
        const title = sign.repeat(length)
        const text = make({ ...end, title })
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(eventsIn(text)[0]?.summary).toBe(title)
      }
    }
  })

  const names = [
    'BEGIN',
    'VERSION',
    'PRODID',
    'CALSCALE',
    'UID',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SUMMARY',
    'DESCRIPTION',
    'TRANSP',
  ]
  const lines = new RegExp(`^(?:(?:${[...names, 'CLASS', 'ACTION', 'TRIGGER', 'END'].join('|')})[:;].*| .*|)$`)

  test.each(['\r\n', '\n', '\r', '\u0000\r\n', '\\\r\n '])('no part can add a line of its own after %j', (ending) => {
    for (const part of ['id', 'title', 'text'] as const) {
      const text = make({
        ...end,
        [part]: `X${ending}END:VEVENT${ending}ATTENDEE:mailto:dief@elders.example${ending}BEGIN:VEVENT`,
      })
      expect(text.split('\r\n').filter((line) => !lines.test(line) || /^ATTENDEE/.test(line))).toEqual([])
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(eventsIn(text)).toHaveLength(1)
    }
  })

  test('all dates in one file, each with an id of its own', () => {
    const events = eventsIn(make(end, { ...end, id: 'gift', day: '2026-12-02' }))
    expect(events.map(({ uid }) => uid)).toEqual(['contract-2027-05-14-abc@tureluur.example', 'gift@tureluur.example'])
  })
})
