import type { Deps } from '../../deps.js'
import { isNameTaken } from './account-store.js'
import { isReserved, nameKeyOf, nickNamesNear } from '../profile/index.js'

/** Whether a nickname is free; where it is not, three that are. */
export async function checkNickName(
  deps: Deps,
  nickName: string,
): Promise<{ isFree: boolean; suggestions: string[] }> {
  const isFree = async (name: string) =>
    !isReserved(name) && !(await isNameTaken(deps.db, nameKeyOf(name), deps.clock.now()))
  if (await isFree(nickName)) return { isFree: true, suggestions: [] }
  const near = nickNamesNear(nickName)
  const free = await Promise.all(near.map(isFree))
  return { isFree: false, suggestions: near.filter((_, at) => free[at]) }
}
