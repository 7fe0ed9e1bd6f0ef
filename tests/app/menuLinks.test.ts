import { expect, test } from 'vitest'
import { menuLinks } from '#app/header/menuLinks.ts'

const labels = (prepaid: boolean) => menuLinks({ prepaid }).map(({ label }) => label)

test('the user menu leads to the profile, the subscription of who has one, blocking a lost card, the outage tool and settings', () => {
  expect(labels(false)).toEqual(['Mijn profiel', 'Abonnement', 'Simkaart blokkeren', 'Storingstool', 'Instellingen'])
  expect(labels(true)).toEqual(['Mijn profiel', 'Simkaart blokkeren', 'Storingstool', 'Instellingen'])
})
