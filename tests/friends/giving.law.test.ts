import * as v from 'valibot'
import { expect } from 'vitest'
import { meaningOf, optionsOf } from '#features/friends/samenkorting/GiveData.tsx'
import { bundleRows } from '#features/overview/rows.ts'
import { titleOf } from '#features/timeline/text.ts'
import { dataRow } from '#features/usage/rows.ts'
import { addDays } from '#kit/dates.ts'
import { Day } from '#kit/parts.ts'
import { sizeText } from '#kit/words/dataSize.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import { getHousehold, giveData, inviteToHousehold, shareLevel } from '#model/friends/contract/household.ts'
import { hasDataToGive, sizesToGive } from '#model/friends/giving.ts'
import { sharedLevelOf } from '#model/friends/household.ts'
import { runsOutAfter } from '#model/friends/runsOutAfter.ts'
import { type DataBundle, postpaidOverview } from '#model/overview/contract.ts'
import { internetOf } from '#model/overview/internet.ts'
import { getTimeline } from '#model/timeline/contract.ts'
import { getUsage } from '#model/usage/contract.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

type Gift = { member: string; firstName: string; size: number }

const bundleOf = async (customer: Customer): Promise<DataBundle | null> => (await customer.read(postpaidOverview)).dataBundle
const leftNow = async (customer: Customer): Promise<number> => {
  const bundle = await bundleOf(customer)
  return bundle ? leftOf(bundle) : 0
}
const selfIn = async (customer: Customer) => (await customer.read(getHousehold)).members.find(({ state }) => state === 'self')

/** The housemate of an account takes part from the day after the invitation. */
async function withHousemate(customer: Customer): Promise<void> {
  if (customer.number === 26) return
  await customer.write(inviteToHousehold, { phoneNumber: `06900020${String(customer.number).padStart(2, '0')}` })
  await customer.turnTo(addDays(customer.today(), 1))
}

/** What was told before somebody gave is on every screen after it: the overview, the usage, the timeline and what the others see. */
law<Gift>('giving data', {
  accounts: [1, 2, 23, 26, 29],
  async choose(customer, random) {
    await withHousemate(customer)
    await customer.write(shareLevel, { on: true })
    const { members } = await customer.read(getHousehold)
    const receiver = members.find(({ receives }) => receives !== null)
    const give = async (): Promise<Gift | null> => {
      const bundle = await bundleOf(customer)
      if (!receiver || receiver.receives === null || !hasDataToGive(bundle)) return null
      const sizes = sizesToGive(bundle)
      return sizes.length === 0 ? null : { member: receiver.receives, firstName: receiver.firstName, size: oneOf(random, sizes) }
    }
    const earlier = chance(random, 0.4) ? await give() : null
    if (earlier) await customer.write(giveData, { member: earlier.member, size: earlier.size })
    return await give()
  },
  async told(customer, { size, firstName }) {
    const overview = await customer.read(postpaidOverview)
    const bundle = overview.dataBundle
    if (!bundle) throw new Error('A bundle')
    const left = leftOf(bundle) - size
    const option = optionsOf(bundle).find(({ value }) => value === String(size))
    expect(option, 'the choice says what is left after it').toHaveProperty('text', `Dan heb je nog ${sizeText(left)}`)
    expect(meaningOf(bundle, firstName)).toContain(`${firstName} kan het gebruiken tot en met`)
    const dry = runsOutAfter(overview, size, Date.parse(overview.updatedAt))
    return {
      left,
      dry,
      row: `Nog ${sizeText(left)}`,
      title: `Je gaf ${sizeText(size)} aan ${firstName}`,
      until: bundle.until,
      leftLater: 0,
    }
  },
  async order(customer, { member, size }) {
    const { left, until } = await customer.write(giveData, { member, size })
    return { left, until }
  },
  async pending(customer) {
    const overview = await customer.read(postpaidOverview)
    const usage = await customer.read(getUsage, {})
    const internet = internetOf(overview, Date.parse(overview.updatedAt))
    const gifts = (await customer.read(getTimeline)).rows.filter((row) => row.kind === 'gave')
    const latest = gifts.at(-1)
    expect((await selfIn(customer))?.shared, 'the others see the level of the overview').toEqual(
      sharedLevelOf(overview.dataBundle),
    )
    return {
      overzicht: {
        left: await leftNow(customer),
        dry: internet.kind === 'limited' ? (internet.forecast?.runsOutOn ?? null) : null,
        row: bundleRows(overview, null, 'fresh').find(({ title }) => title === 'Internet')?.amount,
      },
      verbruik: { row: /^Nog \S+\sGB|^Nog \S+\sMB/.exec(dataRow(usage, customer.today()).text)?.[0] },
      tijdlijn: { title: latest && titleOf(latest, customer.today()), until: latest?.until },
    }
  },
  startsOn: ({ until }) => addDays(v.parse(Day, until), 1),
  async after(customer) {
    const bundle = await bundleOf(customer)
    expect(
      (await customer.read(getTimeline)).rows.some(({ kind }) => kind === 'gave'),
      'the row stays',
    ).toBe(true)
    return { overzicht: { leftLater: (bundle?.givenAway ?? []).length } }
  },
})
