import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Onderdelen from '../../../mocks/demo/parts/Onderdelen.tsx'
import { Press } from '../../../mocks/demo/parts/Press.tsx'
import { Shown } from '../../../mocks/demo/parts/Shown.tsx'
import { expectNoFindings, mount, stylePage } from '../../support/mount.tsx'

const save = page.getByRole('button', { name: 'Opslaan', exact: true }).last()
const widthOver = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('all controls: when they are checked plain and with errors, then axe finds nothing', async () => {
  mount(<Onderdelen />)
  await expect.element(save).toBeVisible()
  await expectNoFindings()
  await save.click()
  await expect.element(page.getByRole('group', { name: /^Er kloppen nog/ })).toBeVisible()
  await expectNoFindings()
})

test('facts: when the text is of the usual size, then they end at one edge, and with large text they begin under their terms', async () => {
  mount(<Shown />)
  await expect.element(page.getByText('Je betaalt van deze rekening')).toBeVisible()
  const edges = (side: 'left' | 'right') => {
    const values = [...document.querySelectorAll('main dl dd')].map((value) => {
      const words = document.createRange()
      words.selectNodeContents(value)
      return Math.round(words.getBoundingClientRect()[side])
    })
    return new Set(values).size
  }
  expect([edges('right'), edges('left') > 1]).toEqual([1, true])
  stylePage({ fontSize: '200%' })
  expect([edges('left'), edges('right') > 1]).toEqual([1, true])
})

test('all controls: when the screen is narrow or the text is large, then nothing sticks out', async () => {
  mount(<Onderdelen />)
  await expect.element(save).toBeVisible()
  await page.viewport(320, 700)
  expect(widthOver()).toBe(0)
  await page.viewport(390, 844)
  stylePage({ fontSize: '200%' })
  expect(widthOver()).toBe(0)
})

test('all controls: when a finger presses them, then each is 44 px high', async () => {
  mount(<Onderdelen />)
  await expect.element(save).toBeVisible()
  await save.click()
  await expect.element(page.getByRole('group', { name: /^Er kloppen nog/ })).toBeVisible()
  const targets = document.querySelectorAll(
    'main :is(button, input:not([type="checkbox"], [type="radio"]), select, summary, label:has(input), form a)',
  )
  expect(targets.length).toBeGreaterThan(60)
  const small = [...targets].filter((target) => {
    const { height } = target.getBoundingClientRect()
    return height > 0 && height < 43.9
  })
  expect(small.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
})

/** The lightness of these colours over each other. */
function lightness(...colours: string[]): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('nothing to draw on')
  for (const colour of colours) {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('badges: when they lie on a card in the dark, then the edge of each stands off from it', async () => {
  stylePage({ colorScheme: 'dark' })
  mount(
    <>
      <i style={{ color: 'var(--color-surface)' }} />
      <Press />
    </>,
  )
  await expect.element(page.getByText('acceptatie')).toBeVisible()
  const card = lightness(getComputedStyle(document.querySelector('main i') ?? document.body).color)
  const contrasts = [...document.querySelectorAll('[class*="_badge_"]')].map((badge) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(badge)
    return { word: badge.textContent, contrast: (lightness(backgroundColor, borderTopColor) + 0.05) / (card + 0.05) }
  })
  expect(contrasts).toHaveLength(11)
  // The badge of the environment has its own background, in both themes.
  expect(contrasts.filter(({ word, contrast }) => contrast < 3 && word !== 'acceptatie')).toEqual([])
})
