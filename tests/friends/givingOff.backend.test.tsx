import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { Members } from '#features/friends/samenkorting/Members.tsx'
import { provider } from '#kit/provider.ts'
import { Household } from '#model/friends/contract/household.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** The facts of a provider that does not have it, for one test. */
function without(flag: 'givesData'): void {
  const usual = provider[flag]
  Object.assign(provider, { [flag]: false })
  onTestFinished(() => void Object.assign(provider, { [flag]: usual }))
}

test('a provider without giving data: when a household is shown, then nobody receives, nothing is offered and the backend refuses', async () => {
  without('givesData')
  const browser = visitor(quickBackend())
  await browser.turn({ clock: '2026-11-20T12:00:00+01:00' })
  await browser.as(26)
  const { members } = v.parse(Household, (await browser.read('getHousehold')).body.result)
  expect(members.map(({ receives }) => receives)).toEqual([null, null, null])
  const told = members.map((member) => ({ ...member, receives: 'member-26-1' }))
  expect(renderToStaticMarkup(<Members members={told} alone={null} />)).not.toContain('Geef data')
  const { status, body } = await browser.write('giveData', { member: 'member-26-1', size: 1000 })
  expect([status, body.code]).toEqual([403, 'NOT_ALLOWED'])
})
