import { plainText } from './typed/typedText.ts'

/** A searchable item. `more`: synonyms that are not shown. `asked`: whole questions that mean this item, separated by commas. */
export type Findable = { title: string; text: string; more: string; asked?: string }

/** Normalises text for comparison: `Écht  2-stapsbeveiliging` becomes `echt 2 stapsbeveiliging`. */
const plain = (text: string): string =>
  plainText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** Stop words: they say nothing about the subject. */
const EMPTY = new Set(
  wordsOf(
    'wijzig wijzigen verander veranderen aanpassen instellen zoeken de het een mijn je jouw jullie ik wil hoe kan waar wanneer wie wat is ga heb moet mij van voor met op in naar en of aan uit bij te er zijn kost niet geen deze dit dat die mag me ons onze graag even nog al dan als ook door om uw u hebt heeft kunnen zou gaan zo waarom ben heel erg my the to',
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
    (typed[at + 1] === word[at] && typed[at] === word[at + 1] && word.slice(at + 2).startsWith(typed.slice(at + 2))) // two swapped
  )
}

const [EXACT, BEGINS, INSIDE, NEARLY] = [8, 6, 3, 2]
/** A question that was foreseen counts more than any words. */
const ASKED = 1000
/** Of a question of several words, answers that are worth less than this part of the best one are left out. */
const CLOSE = 0.5
/** A longer word may begin with one of this length: `factuur` in `factuuroverzicht`. */
const COMPOUND_FROM = 6
/** Shorter words occur inside too many others: `taal` in `betaal`. */
const INSIDE_FROM = 4

function worthOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return EXACT
  if (words.some((word) => word.startsWith(typed))) return BEGINS
  if (typed.length > INSIDE_FROM && words.some((word) => word.includes(typed))) return INSIDE
  const isIn = (word: string) => word.length >= COMPOUND_FROM && typed.startsWith(word)
  return words.some((word) => isNearly(typed, word) || isIn(word)) ? NEARLY : 0
}

/** True when this is a foreseen question. */
const isAsked = (typed: string, { asked }: Findable): boolean =>
  asked?.split(',').some((one) => plain(one) === plain(typed)) ?? false

/** A word of more items than this does not tell which of them is meant: `bellen`. */
const COMMON = 2

/** The typed words that say something about the subject, or all of them when none does. What `is op` is empty: `leeg`. */
function wantedIn(typed: string): string[] {
  const all = wordsOf(typed).map((word, at, words) => (word === 'op' && at > 0 && at === words.length - 1 ? 'leeg' : word))
  const said = all.filter((word) => !EMPTY.has(word))
  return said.length > 0 ? said : all
}

/**
 * For a question that nothing answers whole: the items that contain most of its words, as they are typed, or begun with four letters and
 * more, best match first. Nothing for a single word, and nothing when all that is found is one word that many items have.
 */
export function searchLoosely<Item extends Findable>(typed: string, items: readonly Item[]): Item[] {
  const wanted = wantedIn(typed)
  if (wanted.length < 2) return []
  const rated = items.map((item) => {
    const [title, text, more] = [wordsOf(item.title), wordsOf(item.text), wordsOf(item.more)]
    const meant = wanted.filter(
      (word) => worthOf(word, [...title, ...text, ...more]) >= (word.length < INSIDE_FROM ? EXACT : BEGINS),
    )
    const worth = meant.map((word) => Math.max(worthOf(word, title) * 3, worthOf(word, more) * 2, worthOf(word, text)))
    return { item, meant, worth: worth.reduce((sum, one) => sum + one, 0) }
  })
  const most = Math.max(1, ...rated.map(({ meant }) => meant.length))
  const isCommon = (word: string) => rated.filter(({ meant }) => meant.includes(word)).length > COMMON
  return rated
    .filter(({ meant }) => meant.length === most && !(most === 1 && meant.every(isCommon)))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item)
}

/** The items that contain every typed word, best match first, and of equal ones the one with that name; nothing without words. */
export function search<Item extends Findable>(typed: string, items: readonly Item[]): Item[] {
  const wanted = wantedIn(typed)
  const rated = items.map((item) => {
    const [title, text, more] = [wordsOf(item.title), wordsOf(item.text), wordsOf(item.more)]
    const worth = wanted.map((word) => Math.max(worthOf(word, title) * 3, worthOf(word, more) * 2, worthOf(word, text)))
    const isMeant = wanted.every((word) => [...title, ...text, ...more].some((one) => one.startsWith(word)))
    const isNamed = wantedIn(item.title).join() === wanted.join()
    if (isAsked(typed, item)) return { item, isMeant: true, worth: ASKED }
    return { item, isMeant, worth: worth.includes(0) ? 0 : worth.reduce((sum, one) => sum + one, isNamed ? 1 : 0) }
  })
  // When a word starts as typed, ignore matches inside words (`email` in `voicemail`) and typing errors.
  const isTypedWell = rated.some(({ isMeant }) => isMeant)
  const found = rated.filter(({ isMeant, worth }) => worth > 0 && (isMeant || !isTypedWell))
  const best = Math.max(0, ...found.map(({ worth }) => worth))
  return found
    .filter(({ worth }) => worth >= (wordsOf(typed).length > 1 ? CLOSE * best : 0))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item)
}
