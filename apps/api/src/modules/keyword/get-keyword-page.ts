import type { KeywordPage, KeywordPair, PlayableScene } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { listFirstGames } from '../game/index.js'
import { HERO_FILTER } from '../home/index.js'
import { getCurrentTheme, listGenreTags, listNewest, toPlayableScene } from '../theme/index.js'
import { introOf } from './intro-of.js'
import { orderPair } from './keyword-pair.js'
import { findWord, knownWordsOf, spellingsOf } from './known-words.js'
import { listRelatedPairs } from './list-related-pairs.js'
import { pairFilter } from './pair-filter.js'

const THEMES_SHOWN = 24
const RELATED_SHOWN = 12
const GAMES_SHOWN = 4

/** The page of two words; throws `NOT_FOUND` where one is unknown, or both are the same. */
export async function getKeywordPage(
  ctx: Context<'themes'>,
  { k1, k2 }: { k1: string; k2: string },
): Promise<KeywordPage> {
  const genreTags = await listGenreTags(ctx)
  const known = knownWordsOf(genreTags.map(({ tag }) => tag))
  const one = findWord(known, k1)
  const other = findWord(known, k2)
  if (one === null || other === null || one === other) throw new AppError('NOT_FOUND')
  const keywords = orderPair([one, other])
  const [themes, scene, related, games] = await Promise.all([
    listNewest(ctx, { filter: pairFilter(keywords), limit: THEMES_SHOWN }),
    findScene(ctx, keywords),
    listRelatedPairs(ctx, { pair: keywords, genreTags, limit: RELATED_SHOWN }),
    listFirstGames(ctx, { sort: 'hot', limit: GAMES_SHOWN, words: keywords.flatMap(spellingsOf) }),
  ])
  return { keywords, ...introOf(keywords), scene, themes, related, games }
}

async function findScene(ctx: Context<'themes'>, pair: KeywordPair): Promise<PlayableScene | null> {
  const [theme] = await listNewest(ctx, {
    filter: { ...pairFilter(pair), ...HERO_FILTER },
    limit: 1,
  })
  return theme ? toPlayableScene(await getCurrentTheme(ctx, theme.id)) : null
}
