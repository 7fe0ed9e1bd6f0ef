import { expect, test } from 'vitest'
import { menuLinks } from '../../src/app/header/menuLinks.ts'
import { routed } from '../../src/routes/href.ts'

const labels = (isPrepaid: boolean) => menuLinks(isPrepaid).map(({ label }) => label)
const settings = routed('/instellingen') === null ? [] : ['Instellingen']

test('the user menu leads to the profile, the subscription, of who has one, the outage tool, and settings once they exist', () => {
  expect(labels(false)).toEqual(['Mijn profiel', 'Abonnement', 'Storingstool', ...settings])
  expect(labels(true)).toEqual(['Mijn profiel', 'Storingstool', ...settings])
})
