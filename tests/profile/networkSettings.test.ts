import { describe, expect, test } from 'vitest'
import { maskedIban } from '#kit/typed/ibanText.ts'
import { forwardNumberIn, forwardProblem, neededFor } from '#model/profile/networkSettings.ts'
import { ordinarySettings } from '../../fixtures/accounts/settings.ts'
import { dataRequestOf, isDataRequestOpen } from '../../mocks/profile/dataRequest.ts'

const on = ordinarySettings.network

describe('settings in the network', () => {
  test('internet outside the EU needs internet, and roaming', () => {
    expect(neededFor('roamingOutsideEu', on)).toBeNull()
    expect(neededFor('roamingOutsideEu', { ...on, roaming: false })).toBe('roaming')
    expect(neededFor('roamingOutsideEu', { ...on, mobileData: false, roaming: false })).toBe('mobileData')
  })
  test('numbers for adults need paid numbers; others need nothing', () => {
    expect(neededFor('adult', { ...on, serviceNumbers: false })).toBe('serviceNumbers')
    expect(neededFor('voicemail', { ...on, mobileData: false, roaming: false, serviceNumbers: false })).toBeNull()
  })

  test.each([
    ['06 12 34 56 78', '0612345678'],
    ['+31 6 12345678', '0612345678'],
    ['020-1234567', '0201234567'],
    ['+31 20 123 4567', '0201234567'],
    ['+31 (0)20 123 4567', '0201234567'],
    ['+31 (0)6 12345678', '0612345678'],
    ['020/123 45 67', '0201234567'],
    ['0800 1234567', null],
    ['0900 1234', null],
    ['1233', null],
    ['+32 470 12 34 56', null],
    ['', null],
  ])('calls go on to %s: %s', (typed, number) => expect(forwardNumberIn(typed)).toBe(number))

  test('never to nothing, to what is no number, or to the own one', () => {
    expect(forwardProblem(' ', null)).toBe('required')
    expect(forwardProblem('0900 1234', null)).toBe('invalid')
    expect(forwardProblem('06 90 00 00 01', '0690000001')).toBe('own')
    expect(forwardProblem('0612345678', '0690000001')).toBeNull()
  })
})

test('a bank account shows its bank and its end', () => {
  expect(maskedIban('NL04WADB9000000001')).toBe('NL04 •••• •••• ••00 01')
  expect(maskedIban('BE68539007547034')).toBe('BE68 •••• •••• 7034')
})

test('asked for own data: within a month, and on the last day it may still be on its way', () => {
  expect(dataRequestOf('2027-01-31')).toEqual({ requestedOn: '2027-01-31', until: '2027-02-28' })
  expect(isDataRequestOpen({ until: '2027-02-28' }, '2027-02-28')).toBe(true)
  expect(isDataRequestOpen({ until: '2027-02-28' }, '2027-03-01')).toBe(false)
})
