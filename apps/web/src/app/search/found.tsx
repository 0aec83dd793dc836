'use client'

import { PostRow } from '../../features/community/post-row'
import { GameTile } from '../../features/games/game-tile'
import { ThemeTile } from '../../features/home/theme-tile'
import { SearchResults, type SearchResultsProps } from '../../features/search/search-results'

const TILES: SearchResultsProps['tiles'] = {
  theme: (theme) => <ThemeTile theme={theme} />,
  game: (game, position) => <GameTile game={game} shelf="found" position={position} />,
  post: (post, now) => <PostRow post={post} now={now} />,
}

/** What was found, with the looks of the features it comes from. */
export function Found(props: Omit<SearchResultsProps, 'tiles'>) {
  return <SearchResults {...props} tiles={TILES} />
}
