import { Genre, type TalesHome } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { Actor } from '../../platform/context/actor.js'
import { listGenres, listRanking } from '../theme/index.js'
import { readShelves } from './shelves.js'
import { readTalesShelf } from './tales-shelf.js'

const RANKING_SHOWN = 10

export async function getTalesHome(deps: Deps, actor: Actor): Promise<TalesHome> {
  const [{ hero, unfinished, above, newest }, genres, ranking] = await Promise.all([
    readTalesShelf(deps, actor, 'tales'),
    listGenres(deps.db),
    listRanking(deps, RANKING_SHOWN),
  ])
  return {
    hero,
    continue: unfinished,
    genres: Genre.options.filter((genre) => genres.includes(genre)),
    shelves: await readShelves(deps, above),
    ranking,
    newest,
  }
}
