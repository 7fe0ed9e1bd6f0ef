/** A searchable item. `more`: synonyms that are not shown. */
export type Findable = { title: string; text: string; more: string }

/** Normalises text for comparison: `Écht  2-stapsbeveiliging` becomes `echt 2 stapsbeveiliging`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** Stop words: they say nothing about the subject. */
const EMPTY = new Set(
  wordsOf(
    'wijzig wijzigen verander veranderen aanpassen instellen zoeken de het een mijn je jouw ik wil hoe kan waar wie wat is ga heb moet mij van voor met op in naar en of aan te er zijn',
  ),
)

/** Words from this length on may contain one wrong, missing or extra letter. */
const TOLERANT = 5

/** True when the typed word, which is not the word or its beginning, differs from it by one edit. */
function isNearly(typed: string, word: string): boolean {
  if (typed.length < TOLERANT || word.length < TOLERANT - 1) return false
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  const rest = typed.slice(at + 1)
  return (
    word.slice(at + 1).startsWith(rest) || // another letter
    word.slice(at).startsWith(rest) || // one extra
    word.slice(at + 1).startsWith(typed.slice(at)) || // one missing
    (typed[at + 1] === word[at] && word.slice(at + 2).startsWith(typed.slice(at + 2))) // two swapped
  )
}

const [EXACT, BEGINS, INSIDE, NEARLY] = [8, 6, 3, 2]
/** Shorter words occur inside too many others: `taal` in `betaal`. */
const INSIDE_FROM = 4

function worthOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return EXACT
  if (words.some((word) => word.startsWith(typed))) return BEGINS
  if (typed.length > INSIDE_FROM && words.some((word) => word.includes(typed))) return INSIDE
  return words.some((word) => isNearly(typed, word)) ? NEARLY : 0
}

/** The items that contain every typed word, best match first, and of equal ones the one with that name; nothing without words. */
export function search<Item extends Findable>(typed: string, items: readonly Item[]): Item[] {
  const all = wordsOf(typed)
  const said = all.filter((word) => !EMPTY.has(word))
  const wanted = said.length > 0 ? said : all
  const rated = items.map((item) => {
    const [title, text, more] = [wordsOf(item.title), wordsOf(item.text), wordsOf(item.more)]
    const worth = wanted.map((word) => Math.max(worthOf(word, title) * 3, worthOf(word, more) * 2, worthOf(word, text)))
    const isMeant = wanted.every((word) => [...title, ...text, ...more].some((one) => one.startsWith(word)))
    const isNamed = title.join() === wanted.join()
    return { item, isMeant, worth: worth.includes(0) ? 0 : worth.reduce((sum, one) => sum + one, isNamed ? 1 : 0) }
  })
  // When a word starts as typed, ignore matches inside words (`email` in `voicemail`) and typing errors.
  const isTypedWell = rated.some(({ isMeant }) => isMeant)
  return rated
    .filter(({ isMeant, worth }) => worth > 0 && (isMeant || !isTypedWell))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item)
}
