import { describe, expect, test } from 'vitest'
import { cdp, page, server, userEvent } from 'vitest/browser'
import { Choices } from '../../../mocks/demo/parts/Choices.tsx'
import { Fields, Files } from '../../../mocks/demo/parts/Fields.tsx'
import { Press } from '../../../mocks/demo/parts/Press.tsx'
import { Messages } from '../../../mocks/demo/parts/Shown.tsx'
import { mount } from '../../support/mount.tsx'

const focus = (target: { element: () => Element }) => (target.element() as HTMLElement).focus()

describe('cards', () => {
  test('cards to choose from: when the arrows move along them, then the next one is chosen', async () => {
    mount(<Choices />)
    focus(page.getByRole('radio', { name: /^20 GB/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: /^40 GB/ })).toBeChecked()
  })

  test('a card that cannot be chosen: when the arrows come to it, then it has the focus with its reason and is not chosen', async () => {
    mount(<Choices />)
    focus(page.getByRole('radio', { name: /^20 GB/ }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const unlimited = page.getByRole('radio', { name: /Kan alleen bij een abonnement van 1 of 2 jaar/ })
    await expect.element(unlimited).toHaveFocus()
    await expect.element(unlimited).not.toBeChecked()
    await expect.element(page.getByRole('radio', { name: /^40 GB/ })).toBeChecked()
  })
})

describe('a switch', () => {
  test('a switch: when the space bar is pressed, then it turns over at once', async () => {
    mount(<Choices />)
    const cap = page.getByRole('switch', { name: 'Dataplafond' })
    await expect.element(cap).not.toHaveAttribute('aria-checked') // the browser derives it from the checkbox
    focus(cap)
    await userEvent.keyboard(' ')
    await expect.element(cap).toBeChecked()
  })

  test('a blocked switch: when the space bar is pressed, then it keeps the focus and does nothing', async () => {
    mount(<Choices />)
    const blocked = page.getByRole('switch', { name: 'Bellen in het buitenland' })
    await expect.element(blocked).toHaveAccessibleDescription('Dit kan alleen met internet.')
    focus(blocked)
    await userEvent.keyboard(' ')
    await expect.element(blocked).not.toBeChecked()
    await expect.element(blocked).toHaveFocus()
  })
})

describe('a slider', () => {
  const slider = page.getByRole('slider', { name: 'Bedrag per maand voor je telefoon' })

  test('a slider: when keys are pressed, then arrows move it by 1 and Page keys by 5, and its sums are announced', async () => {
    mount(<Choices />)
    await expect.element(slider).toHaveValue('25')
    focus(slider)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(slider).toHaveValue('24')
    await userEvent.keyboard('{PageDown}')
    await expect.element(slider).toHaveValue('19')
    await expect.element(slider).toHaveAttribute('aria-valuetext', '€\u00a019,00 per maand, €\u00a0173,00 vooraf')
    await userEvent.keyboard('{Home}')
    await expect.element(slider).toHaveValue('0')
  })

  test('a slider: when a touch on it scrolls the page, then nothing changes', async () => {
    mount(<Choices />)
    const input = slider.element() as HTMLInputElement
    input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await slider.fill('7')
    input.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    await expect.element(slider).toHaveValue('25')
  })
})

test('a number field: when it counts past its end, then it stays there, and its button counts back', async () => {
  mount(<Fields />)
  const day = page.getByRole('textbox', { name: 'Dag van de maand' })
  focus(day)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(day).toHaveValue('28')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(day).toHaveValue('27')
})

test('a question: when it is pressed, then its answer opens, and closes again', async () => {
  mount(<Messages />)
  const answer = page.getByText(/^Op de eerste dag van de volgende maand/)
  const question = page.getByText('Wanneer gaat mijn nieuwe bundel in?')
  await question.click()
  await expect.element(answer).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(answer).not.toBeVisible()
})

test('a button: when it becomes busy, then it keeps its size and its focus', async () => {
  mount(<Press />)
  const button = page.getByRole('button', { name: 'Bevestigen', exact: true })
  focus(button)
  const before = button.element().getBoundingClientRect().toJSON()
  await userEvent.keyboard('{Enter}')
  const busy = page.getByRole('button', { name: 'Bezig met bevestigen' })
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  expect(busy.element().getBoundingClientRect().toJSON()).toEqual(before)
})

describe('a file field', () => {
  const picture = page.getByLabelText('Profielfoto', { exact: true })
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'wad.png', { type: 'image/png' })

  test('a file: when it is chosen, then its name and size show', async () => {
    mount(<Files />)
    await userEvent.upload(picture, file(64_000))
    await expect.element(picture).toHaveAccessibleDescription('wad.png, 64\u00a0kB Jpg of png, maximaal 0,7 MB')
  })

  test('a file that is too large: when it is chosen, then its error shows until it is removed', async () => {
    mount(<Files />)
    await userEvent.upload(picture, file(900_000))
    await expect.element(picture).toHaveAccessibleDescription(/Deze foto is te groot/)
    await page.getByRole('button', { name: 'Verwijder wad.png' }).click()
    await expect.element(picture).toHaveAccessibleDescription('Jpg of png, maximaal 0,7 MB')
  })

  test('a file: when it is dropped on the field, then it is taken', async () => {
    mount(<Files />)
    const { left, top } = frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const { x, y } = picture.element().getBoundingClientRect()
    const data = { items: [], files: [`${server.config.root}/package.json`], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await cdp().send('Input.dispatchDragEvent', { type, x: left + x + 10, y: top + y + 10, data })
    await expect.element(picture).toHaveAccessibleDescription(/^package\.json, .* Dit bestand kunnen we niet gebruiken/)
  })

  test('a file that is being sent: when its field is pressed, then no other one can be chosen and the focus stays', async () => {
    mount(<Files />)
    const busy = page.getByLabelText('Foto die verstuurd wordt')
    let hasOpened = false
    addEventListener('click', ({ defaultPrevented }) => {
      hasOpened = !defaultPrevented
    })
    focus(busy)
    await userEvent.keyboard(' ')
    await expect.element(busy).toHaveFocus()
    expect(hasOpened).toBe(false)
  })
})
