import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Toasts } from '#kit/ui/Toasts.tsx'
import { mount, stylePage } from '../../support/mount.tsx'

/** The lines that these words take, wherever they stand. */
function linesOf(words: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.nodeValue?.indexOf(words) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + words.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  throw new Error(`nothing says ${words}`)
}

test('rows with an icon, an amount and an arrow: when the phone is the narrowest, then a badge takes the place of the icon', async () => {
  await page.viewport(320, 700)
  const end = <Icon name="chevron-right" small />
  mount(
    <List>
      <Row icon="invoices" title={'Factuur 1\u00a0december'} amount="€ 10,87" badge={<Badge size="s">Betaald</Badge>} end={end} />
      <Row icon="phones" title="Bellen" amount="Op" badge={null} end={end} />
    </List>,
  )
  await document.fonts.ready
  expect(linesOf('december')).toBe(1)
  const icons = [...document.querySelectorAll('li > div > :first-child')].map((icon) => icon.checkVisibility())
  expect(icons).toEqual([false, true])
})

test('a notice in a card: when the text is large on the narrowest phone, then its words stay whole', async () => {
  await page.viewport(320, 700)
  stylePage({ fontSize: '200%' })
  mount(
    <Card>
      <Notice tone="warn">{'200\u00a0minuten extra kosten € 10,00.'}</Notice>
    </Card>,
  )
  await document.fonts.ready
  expect(linesOf('minuten')).toBe(1)
})

test('a message with a button: when the phone is the narrowest, then the button stands below its words', async () => {
  await page.viewport(320, 700)
  const text = 'Volgende keer zonder wachtwoord en code inloggen? Dat kan met een passkey.'
  mount(<Toasts toasts={[{ id: 'a', text, action: { label: 'Bekijk', run: () => {} } }]} dismiss={() => {}} />)
  const words = page.getByText(text)
  await expect.element(words).toBeVisible()
  const [button, close] = ['Bekijk', 'Later'].map((name) => page.getByRole('button', { name }).element().getBoundingClientRect())
  const { bottom } = words.element().getBoundingClientRect()
  expect(button?.top).toBeGreaterThanOrEqual(bottom)
  expect(close?.top).toBeGreaterThanOrEqual(bottom)
})
