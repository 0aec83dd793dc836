import { Genre, type TalesHome } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../actor.js'
import { listGenres } from '../theme/index.js'
import { readTalesShelf } from './tales-shelf.js'

export async function getTalesHome(deps: Deps, actor: Actor): Promise<TalesHome> {
  const [{ hero, unfinished, newest }, genres] = await Promise.all([
    readTalesShelf(deps, actor),
    listGenres(deps.db),
  ])
  return {
    hero,
    continue: unfinished,
    genres: Genre.options.filter((genre) => genres.includes(genre)),
    newest,
  }
}
