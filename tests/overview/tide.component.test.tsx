import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tide } from '#features/overview/tide/Tide.tsx'
import { internetOf } from '#model/overview/internet.ts'
import { expectNoFindings, mount } from '../support/mount.tsx'
import { now, overview } from './overzichtOverview.ts'

const bird = page.getByRole('slider', { name: 'Vooruitkijken met de vogel' })
const paces = page.getByRole('group', { name: 'Hoe je verdergaat' })
const place = () => {
  const animal = document.querySelector('[class*="_animal_"]')
  if (!animal) throw new Error('the animal is not drawn')
  return animal.getBoundingClientRect().x
}
const says = (text: RegExp) => expect.element(bird).toHaveAttribute('aria-valuetext', expect.stringMatching(text))

/** The water of 20 November: 6 of 10 GB left. */
async function showTide() {
  const internet = internetOf(overview, now)
  if (internet.kind !== 'limited') throw new Error('this bundle has no level')
  mount(
    <Tide internet={internet} overview={overview} today={internet.day} rising={false} rise={{ from: null, name: 0 }} mayWalk>
      {null}
    </Tide>,
  )
  await says(/^Nu heb je .* over\.$/)
}

/** The bird walks one day ahead by keyboard. */
async function lookAhead() {
  ;(bird.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await says(/^Na zaterdag\s21\snovember heb je nog .* over, als je zo doorgaat\.$/)
}

test('the tide: when it is drawn, then its text says what is left', async () => {
  await showTide()
  await expect.element(page.getByRole('img', { name: /heb je 6\sGB over/ })).toBeInTheDocument()
})

test('the bird: when an arrow key is pressed, then it walks ahead and says what is left then', async () => {
  await showTide()
  const today = place()
  await lookAhead()
  await expect.poll(place).toBeGreaterThan(today)
  await expectNoFindings()
})

test('the bird: when another pace is chosen, then it goes to the day on which the internet runs out', async () => {
  await showTide()
  await lookAhead()
  await paces.getByRole('button', { name: 'Elke dag een uur video' }).click()
  const told = /^Rond .* is je internet op, als je elke dag een uur video kijkt\.$/
  await expect.element(page.getByRole('status')).toMatchTextContent(told)
})

test('the bird: when Escape is pressed at a pace, then it is back at today with the focus', async () => {
  await showTide()
  await lookAhead()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(paces).not.toBeInTheDocument()
  await expect.element(bird).toHaveFocus()
  await says(/^Nu heb je/)
})

test('the bird: when a hand lets it go, then it is back at today', async () => {
  await showTide()
  const today = place()
  await bird.fill('5')
  await says(/^Na .*november heb je nog/)
  bird.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await says(/^Nu heb je/)
  await expect.poll(place).toBeCloseTo(today, 0)
})
