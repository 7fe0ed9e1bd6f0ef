import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormPart } from '../../../mocks/demo/parts/FormPart.tsx'
import { mount } from '../../support/mount.tsx'

const field = (name: string) => page.getByRole('textbox', { name })
const phone = field('06-nummer')
const birthDate = field('Geboortedatum')
const iban = field('Rekeningnummer (IBAN)')
const street = field('Straat')
const found = page.getByRole('status')
const save = page.getByRole('button', { name: 'Opslaan' })

/** Leaves the field that has the focus. */
const leave = () => userEvent.tab()

async function fillAddress(zipCode: string, houseNumber = '14') {
  await field('Postcode').fill(zipCode)
  await field('Huisnummer').fill(houseNumber)
}

describe('a field', () => {
  test('a field that is empty: when it is left, then it has no error', async () => {
    mount(<FormPart />)
    await phone.click()
    await leave()
    await expect.element(phone).not.toHaveAttribute('aria-invalid')
  })

  test('a wrong value: when its field is left, then the error shows, and it goes as soon as the value is right', async () => {
    mount(<FormPart />)
    await phone.fill('06 123')
    await expect.element(phone).not.toHaveAttribute('aria-invalid')
    await leave()
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(phone)
      .toHaveAccessibleDescription(/^Dit 06-nummer klopt niet\. Vul 10 cijfers in die beginnen met 06\. Bijvoorbeeld/)
    await phone.fill('0612345678')
    await expect.element(phone).not.toHaveAttribute('aria-invalid')
  })

  test('values in another notation: when their field is left, then they are put in order', async () => {
    mount(<FormPart />)
    await userEvent.type(phone, '+31 6-12345678')
    await userEvent.type(birthDate, '1/2/1990')
    await userEvent.type(iban, 'nl91abna0417164300')
    await expect.element(iban).toHaveValue('NL91 ABNA 0417 1643 00')
    await leave()
    await expect.element(phone).toHaveValue('06 12 34 56 78')
    await expect.element(birthDate).toHaveValue('01-02-1990')
  })

  test('a value that makes no sense: when its field is left, then it is not taken away', async () => {
    mount(<FormPart />)
    await iban.fill('weet ik niet!')
    await birthDate.fill('31-02-1990')
    await leave()
    await expect.element(iban).toHaveValue('weet ik niet!')
    await expect.element(iban).toHaveAccessibleDescription(/Dit rekeningnummer klopt niet/)
    await expect.element(birthDate).toHaveValue('31-02-1990')
    await expect.element(birthDate).toHaveAccessibleDescription(/Deze datum bestaat niet/)
  })

  test('an account number in groups: when a digit in the middle is mended, then the caret stays there', async () => {
    mount(<FormPart />)
    await iban.fill('NL91 ABNA 0417 1643 00')
    const input = iban.element() as HTMLInputElement
    input.setSelectionRange(4, 4)
    await userEvent.keyboard('{Backspace}5')
    await expect.element(iban).toHaveValue('NL95 ABNA 0417 1643 00')
    expect(input.selectionStart).toBe(4)
  })
})

describe('sending a form', () => {
  test('several wrong fields: when the form is sent, then a summary has the focus and leads to each of them', async () => {
    mount(<FormPart />)
    await save.click()
    const summary = page.getByRole('group', { name: 'Er kloppen nog 7 velden niet' })
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toBeInViewport({ ratio: 1 })
    const links = summary.getByRole('link')
    expect(links.elements().map(({ textContent }) => textContent)).toEqual([
      'Vul je 06-nummer in.',
      'Vul je geboortedatum in.',
      'Vul je rekeningnummer in.',
      'Vul je postcode in.',
      'Vul je huisnummer in.',
      'Kies hoelang je wilt vastleggen.',
      'Ga je akkoord? Vink dan het boxje aan',
    ])
    await links.nth(2).click()
    await expect.element(iban).toHaveFocus()
    await links.nth(5).click()
    await expect.element(page.getByRole('radio', { name: /1 jaar/ })).toHaveFocus()
  })

  test('one wrong field in view: when the form is sent, then that field has the focus, and once it is right the form is sent', async () => {
    mount(<FormPart />)
    await phone.fill('0612345678')
    await birthDate.fill('31-12-1990')
    await iban.fill('NL91ABNA0417164300')
    await fillAddress('8861tx')
    await expect.element(page.getByText('Zeedijk 14, Harlingen')).toBeVisible()
    await page.getByRole('radio', { name: /^Per maand/ }).click({ force: true })
    const consent = page.getByRole('checkbox')
    await save.click()
    await expect.element(consent).toHaveFocus()
    await expect.element(consent).toHaveAccessibleDescription('Ga je akkoord? Vink dan het boxje aan')
    await expect.element(page.getByRole('group', { name: /^Er klopt/ })).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await save.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Opgeslagen/)
  })
})

describe('an address', () => {
  test('a known address: when its postcode and number are filled in, then it is looked up and shown', async () => {
    mount(<FormPart />)
    await fillAddress('8861tx')
    await expect.element(found).toHaveTextContent('Zeedijk 14, Harlingen')
    await expect.element(field('Postcode')).toHaveValue('8861 TX')
    await field('Toevoeging').fill('bis')
    await expect.element(found).toHaveTextContent('Zeedijk 14 bis, Harlingen')
  })

  test('an address on an island: when it is found, then the longer delivery is announced', async () => {
    mount(<FormPart />)
    await fillAddress('8881 AB', '3')
    await expect.element(found).toMatchTextContent('Je woont op een Waddeneiland. Bezorgen duurt daar 1 werkdag langer.')
  })

  test('a found address: when the customer writes it by hand, then it starts from what was found', async () => {
    mount(<FormPart />)
    await fillAddress('8861 TX')
    await expect.element(found).toHaveTextContent('Zeedijk 14, Harlingen')
    await page.getByRole('button', { name: 'Ik vul mijn adres zelf in' }).click()
    await expect.element(street).toHaveFocus()
    await expect.element(street).toHaveValue('Zeedijk')
  })

  test.each([
    [
      'an unknown address',
      '1234 AB',
      'We kunnen dit adres niet vinden. Controleer je postcode en huisnummer of vul je adres zelf in.',
    ],
    ['a search that fails', '9999 ZZ', 'Adres opzoeken lukt nu niet. Vul je adres zelf in.'],
  ])('%s: when the customer writes the street, then another postcode does not replace it', async (_, zipCode, text) => {
    mount(<FormPart />)
    await fillAddress(zipCode)
    await expect.element(found).toMatchTextContent(text)
    await street.fill('Nieuwe Kade')
    await expect.element(found).toMatchTextContent(text)
    await fillAddress('8861 TX')
    await expect.element(street).toHaveValue('Nieuwe Kade')
  })

  test('the address of another postcode: when the form is sent while the new one is looked up, then it is not sent', async () => {
    mount(<FormPart />)
    await fillAddress('8861 TX')
    await expect.element(found).toHaveTextContent('Zeedijk 14, Harlingen')
    await field('Postcode').fill('8881 AB')
    await save.click()
    await expect.element(page.getByRole('link', { name: 'Vul je straat in.' })).toBeVisible()
    await expect.element(street).toHaveValue('Torenstraat')
    await expect.element(street).not.toHaveAttribute('aria-invalid')
  })
})
