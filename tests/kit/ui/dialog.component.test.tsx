import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ModalHost } from '#app/modal/ModalHost.tsx'
import { leaveDialog } from '#kit/ui/openDialogs.ts'
import { LocationProvider } from '#platform/router/location.tsx'
import { answerModal } from '#platform/stores/modal.ts'
import { Dialogs } from '../../../mocks/demo/parts/Dialogs.tsx'
import { expectNoFindings, mount } from '../../support/mount.tsx'

const opener = (name: string) => page.getByRole('button', { name, exact: true })
const inside = (name: string) => page.getByRole('dialog').getByRole('button', { name })
const answer = page.getByText(/^Antwoord:/)
const isOpen = () => document.querySelector('dialog[open]') !== null

/** What the dialogs of this page show; null is plain text. */
const panels = [null, 'confirm', 'confirm-data-cap', 'cookies', 'login', 'unwrap-gifts'] as const

async function open(name: string) {
  onTestFinished(() => {
    for (const panel of panels) answerModal('close', panel)
  })
  mount(
    <LocationProvider>
      <Dialogs />
      <ModalHost />
    </LocationProvider>,
  )
  await opener(name).click()
  await expect.poll(isOpen).toBe(true)
}

test('a dialog: when it opens, then its title has the focus and Tab stays inside', async () => {
  await open('Een vraag')
  await expect.element(page.getByRole('heading', { name: 'Weet je het zeker?' })).toHaveFocus()
  expect(document.documentElement.dataset.modal).toBe('1')
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    const { activeElement: focused } = document
    expect(focused === document.body || focused?.closest('dialog')).toBeTruthy()
  }
})

test.each([
  ['Ok', 'ja'],
  ['Annuleren', 'nee'],
])('a question: when %s is pressed, then it is answered with %s and the focus returns', async (button, text) => {
  await open('Een vraag')
  await inside(button).click()
  await expect.element(answer).toHaveTextContent(`Antwoord: ${text}`)
  await expect.element(opener('Een vraag')).toHaveFocus()
  expect(document.documentElement.dataset.modal).toBeUndefined()
})

const ways = {
  'the cross': () => inside('Venster sluiten').click(),
  'the backdrop': () =>
    userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: -20 }, force: true }),
  Escape: () => userEvent.keyboard('{Escape}'),
  Back: async () => void leaveDialog(), // as the router does with it
}

test.each(Object.entries(ways))('a message: when %s is pressed, then it closes', async (_, close) => {
  await open('Tekst')
  await close()
  await expect.poll(isOpen).toBe(false)
  await expect.element(answer).toHaveTextContent('Antwoord: close')
  await expect.element(opener('Tekst')).toHaveFocus()
})

test('a dialog with two answers and no other way out: when Escape and Back are pressed, then it stays', async () => {
  await open('Niet zomaar dicht')
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  leaveDialog()
  expect(isOpen()).toBe(true)
  await expect.element(inside('Venster sluiten')).not.toBeInTheDocument()
  await inside('Annuleren').click()
  await expect.element(answer).toHaveTextContent('Antwoord: cancel')
})

test('a dialog: when a selection of its text ends outside, then it stays', async () => {
  await open('Tekst')
  const dialog = document.querySelector('dialog')
  const text = dialog?.querySelector('p')
  text?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true })) // as the browser does where press and release differ
  expect(isOpen()).toBe(true)
})

test('cookies: when a choice is saved, then it is stored, and refusing is as near as accepting', async () => {
  const stored = () => JSON.parse(localStorage.getItem('cookies') ?? 'null')?.value
  await open('Cookies')
  await page.getByRole('checkbox', { name: /Meten/ }).click()
  await inside('Mijn keuze opslaan').click()
  await expect.poll(stored).toEqual({ analytics: true, marketing: false })
  await opener('Cookies').click()
  await inside('Alleen noodzakelijke cookies').click()
  await expect.poll(stored).toEqual({ analytics: false, marketing: false })
})

test.each(['Tekst', 'Niet zomaar dicht', 'Foutmelding', 'Dataplafond', 'Cadeau', 'Cookies', 'Opnieuw inloggen'])(
  'the dialog %s: when it is open, then axe finds nothing',
  async (name) => {
    await open(name)
    await expect.element(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    await expectNoFindings('dialog')
  },
)
