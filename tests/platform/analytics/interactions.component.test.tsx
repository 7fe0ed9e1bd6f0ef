import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { announce } from '#platform/analytics/announce.ts'
import { watchInteractions } from '#platform/analytics/interactions.ts'
import { Press } from '../../../mocks/demo/parts/Press.tsx'
import { mount } from '../../support/mount.tsx'

vi.mock('#platform/analytics/announce.ts', () => ({ announce: vi.fn() }))

test.each([
  ['Groen', 'button'],
  ['Bezig met opslaan', 'disabled-button'],
  ['Betalen', 'disabled-button'],
  ['Vernieuwen (kan nu niet)', 'disabled-button'],
])('the button %s: when it is pressed, then %s is measured', async (name, element) => {
  watchInteractions()
  mount(<Press />)
  vi.mocked(announce).mockClear()
  await userEvent.click(page.getByRole('button', { name, exact: true }), { force: true })
  expect(announce).toHaveBeenCalledWith({ event: 'interaction', action: 'click', element, name: null, location: 'not-found' })
})
