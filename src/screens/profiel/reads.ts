import { getUserProfile, getUserProfilePicture } from '../../api/contract/profile.ts'
import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getUser), reading(getUserProfile), reading(getUserProfilePicture)]
