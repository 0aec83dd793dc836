import type { ReplyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { isNameTaken } from './account-repository.js'
import { isReserved, nameKeyOf, nickNamesNear } from '../profile/index.js'

/** Whether a nickname is free; where it is not, others near it that are. */
export async function checkNickName(
  ctx: Context,
  nickName: string,
): Promise<ReplyOf<'GET /v1/user/nickname/check'>> {
  const isFree = async (name: string) =>
    !isReserved(name) && !(await isNameTaken(ctx, nameKeyOf(name)))
  if (await isFree(nickName)) return { isFree: true, isReserved: false, suggestions: [] }
  const near = nickNamesNear(nickName)
  const free = await Promise.all(near.map(isFree))
  const suggestions = near.filter((_, at) => free[at])
  return { isFree: false, isReserved: isReserved(nickName), suggestions }
}
