import { expect, test } from 'vitest'
import { printable } from '../../mocks/server/pdf.ts'

test.each([
  ['Zoë Müller', 'Zoë Müller'],
  ['Wiśniewski', 'Wisniewski'],
  ['Łukasz Đorđević', 'Lukasz Dordevic'],
  ['Ayşe Işık', 'Ayse Isik'],
  ['Zoe\u0308', 'Zoë'],
  ['€ 12,50 – ‘nee’', '€ 12,50 – ‘nee’'],
  ['李 🐦', '? ?'],
])('printable: when a PDF names %s, then it prints %s', (text, printed) => expect(printable(text)).toBe(printed))
