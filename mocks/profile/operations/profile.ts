import * as v from 'valibot'
import { momentOf } from '#kit/dates.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { nickname, nicknameProblem } from '#kit/typed/nickname.ts'
import { AvatarId } from '#model/login/contract/session.ts'
import * as detailsContract from '#model/profile/contract/details.ts'
import * as contract from '#model/profile/contract/profile.ts'
import * as pictureContract from '#model/profile/contract/profilePicture.ts'
import type { Account, PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { NotLoaded } from '../../server/notLoaded.ts'

const plans: Record<PostpaidAccount['portfolio'], string> = {
  base: 'Sim only',
  challenger1: 'Sim only Uitdager',
  challenger2: 'Sim only Uitdager',
}

function rateplanOf(account: Account): string {
  if (account.type === 'Postpaid') return plans[account.portfolio]
  return account.rates === 'prepaidOld' ? 'Prepaid (oude tarieven)' : 'Prepaid'
}

export const detailsOperations = area(detailsContract)({
  getUserDetails(_, { account }) {
    const { offersEmail, offersSms, news, research } = account.settings.advertising
    return {
      address: account.address,
      livesOnWaddenIsland: livesOnWaddenIsland(account.address.zipCode),
      birthDay: account.birthDay,
      email: account.email,
      ibanNumber: account.iban,
      rateplan: rateplanOf(account),
      advertising: offersEmail || offersSms || news || research,
      showVatInInvoice: account.type === 'Postpaid' && account.showVatInInvoice,
    }
  },
})

/** The hour of the day at which test accounts uploaded their picture. */
const HOUR = 10

const modifiedOf = ({ account: { picture } }: Context): string | null =>
  picture && new Date(picture.at ?? momentOf(picture.sent, HOUR)).toISOString()

const Profile = v.object({ avatarId: v.union([AvatarId, v.literal('')]), nickName: v.pipe(v.string(), v.maxLength(200)) })
const Picture = v.object({ base64: v.string() })

type Pictures = typeof import('#model/profile/picture.ts')
/** The rules for pictures load with the first picture that is sent. */
let loaded: Pictures | undefined

function pictures(): Pictures {
  if (loaded) return loaded
  throw new NotLoaded(async () => {
    loaded = await import('#model/profile/picture.ts')
  })
}

/** Is this a complete JPEG or PNG? */
function isPicture({ inspect, pictureProblem }: Pictures, base64: string): boolean {
  if (!v.is(v.pipe(v.string(), v.base64()), base64)) return false
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const kind = inspect(bytes)?.kind
  return (kind === 'jpeg' || kind === 'png') && pictureProblem(bytes) === null
}

const profileOf = (context: Context) => ({
  avatarId: context.account.avatarId,
  nickName: context.account.nickName,
  pictureModifiedDate: modifiedOf(context),
})

export const profilePictureOperations = area(pictureContract)({
  getUserProfilePicture: (_, context) => ({
    base64: context.account.picture?.base64 ?? null,
    pictureModifiedDate: modifiedOf(context),
  }),
})

export const profileOperations = area(contract)({
  getUserProfile: (_, context) => profileOf(context),

  saveUserProfile(input, context) {
    const { avatarId, nickName } = checked(Profile, input)
    if (nicknameProblem(nickName) !== null) throw new Refusal(400, 'The nickname is too long')
    return profileOf({ ...context, account: context.record({ kind: 'profile-saved', avatarId, nickName: nickname(nickName) }) })
  },

  saveUserProfilePicture(input, context) {
    const { base64 } = checked(Picture, input)
    if (base64 === '') return profileOf(context)
    const rules = pictures()
    if (!rules.maySend(base64)) throw new Refusal(413, 'The picture is too large')
    if (!isPicture(rules, base64)) throw new Refusal(422, 'Expected a picture', 'NO_PICTURE')
    return profileOf({ ...context, account: context.record({ kind: 'picture-saved', base64 }) })
  },

  deleteUserProfilePicture: (_, context) =>
    profileOf({ ...context, account: context.record({ kind: 'picture-saved', base64: null }) }),
})
