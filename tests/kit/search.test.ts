import { describe, expect, test } from 'vitest'
import { search, searchLoosely } from '#kit/search.ts'

const item = (title: string, text: string, more = '') => ({ title, text, more })
const items = [
  item('Simkaart', 'Pin- en pukcode, blokkeren en vervangen', 'pin puk kwijt gestolen'),
  item('Adres', 'Verhuisd? Geef het hier door', 'verhuizen verhuizing woonplaats'),
  item('Opzeggen', 'Stop je abonnement', 'stoppen weg'),
  item('2-stapsbeveiliging', 'Log in met een extra code', 'mfa 2fa'),
]
const found = (typed: string) => search(typed, items).map(({ title }) => title)

describe('settings are found by everyday words', () => {
  test.each([
    ['pin', 'Simkaart'],
    ['PIN', 'Simkaart'],
    ['pincode', undefined],
    ['verhuizen', 'Adres'],
    ['Ik ga verhuizen', 'Adres'],
    ['hoe kan ik opzeggen', 'Opzeggen'],
    ['opzegen', 'Opzeggen'],
    ['opzeggne', 'Opzeggen'],
    ['opzzeggen', 'Opzeggen'],
    ['2 staps', '2-stapsbeveiliging'],
    ['tweestaps', undefined],
    ['  simkaart  ', 'Simkaart'],
    ['kwijt', 'Simkaart'],
    ['zzz', undefined],
    // a slip of the finger is forgiven in words of five letters and more
    ['adras', 'Adres'],
    ['opezggen', 'Opzeggen'],
    ['codr', undefined],
    ['codee', '2-stapsbeveiliging'],
    ['adrxx', undefined],
    ['extre', '2-stapsbeveiliging'],
  ])('%s: %s', (typed, title) => expect(found(typed)[0]).toBe(title))

  test('nothing typed finds nothing; a word that says nothing is looked for when it stands alone', () => {
    for (const typed of ['', '   ', '!?', '-']) expect(found(typed)).toEqual([])
    expect(search('wijzig', [item('Wijzigen', '')])).toHaveLength(1)
  })

  test('every word has to be found', () => expect(found('pin verhuizen')).toEqual([]))

  test('letters beside each other that changed places are forgiven, any two are not', () => {
    expect(search('bestle', [item('Bestel', '')])).toHaveLength(1)
    expect(search('boete', [item('Bestellen', '')])).toEqual([])
  })

  test('the title counts most', () => {
    const two = [item('Facturen', 'Betalen', ''), item('Betalen', 'Iets anders', '')]
    expect(search('betalen', two).map(({ title }) => title)).toEqual(['Betalen', 'Facturen'])
  })

  test('then its other words, then its text', () => {
    const three = [item('Een', 'bellen'), item('Twee', '', 'bellen'), item('Drie', 'bellen', ''), item('Bellen', '')]
    expect(search('bellen', three).map(({ title }) => title)).toEqual(['Bellen', 'Twee', 'Een', 'Drie'])
  })

  test('a whole word before its beginning, that before its middle, and a slip of the finger last', () => {
    const order = (...given: ReturnType<typeof item>[]) => search('bellen', given).map((one) => Object.values(one).join())
    const [whole, begun, inside, nearly] = ['bellen', 'bellende', 'afbellen', 'bollen']
    expect(
      order(item('', begun), item('', whole), item('', '', begun), item('', '', whole), item(begun, ''), item(whole, '')),
    ).toEqual(['bellen,,', 'bellende,,', ',,bellen', ',,bellende', ',bellen,', ',bellende,'])
    expect(
      order(item('', nearly), item('', inside), item('', '', nearly), item(nearly, ''), item('', '', inside), item(inside, '')),
    ).toEqual(['afbellen,,', 'bollen,,', ',,afbellen', ',,bollen', ',afbellen,', ',bollen,'])
    expect(search('email', [item('Voicemail', '')])).toHaveLength(1)
  })

  test('a short word is not found in the middle of another, and a word that is typed well is no slip of the finger', () => {
    expect(search('taal', [item('Betalen', 'In termijnen betalen')])).toEqual([])
    expect(search('email', [item('Voicemail', ''), item('E-mailadres', '', 'email')]).map(({ title }) => title)).toEqual([
      'E-mailadres',
    ])
  })
})

describe('a question that nothing answers whole', () => {
  const loosely = (typed: string) => searchLoosely(typed, items).map(({ title }) => title)
  test.each([
    ['pin verhuizen blokkeren', ['Simkaart']],
    ['abonnement of woonplaats', ['Adres', 'Opzeggen']],
    ['stoppen met iets onbekends', ['Opzeggen']],
    ['pin', []],
    ['iets onbekends', []],
    ['pi xx', []],
  ])('%s: %j', (typed, titles) => expect(loosely(typed)).toEqual(titles))
})
