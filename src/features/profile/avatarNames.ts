import { genericAvatar } from '#brand/words/profile.ts'
import type { AvatarId } from '#model/login/contract/session.ts'

export const avatarNames: Record<AvatarId, string> = {
  generic: genericAvatar,
  female: 'Vrouw',
  male: 'Man',
  ball: 'Bal',
  umbrella: 'Paraplu',
  plane: 'Vliegtuig',
  suitcase: 'Koffer',
  globe: 'Wereldbol',
  medal: 'Medaille',
  phone: 'Telefoon',
  esim: 'eSIM',
  internet: 'Internet',
  custom: 'Eigen foto',
}
