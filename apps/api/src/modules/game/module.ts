import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { consensusAttachment, gameAttachment } from './attached-game.js'
import { deleteOldDays } from './delete-old-days.js'
import { findCommentAccess, findEngagedGame, findEngagedGames } from './find-engaged-game.js'
import { reportedGame } from './find-reported-game.js'
import { gameHandlers } from './game.routes.js'
import { listFeaturedGames } from './list-featured-games.js'
import {
  game as gameTable,
  gameStat,
  gameVersion,
  itemStat,
  resultStat,
  tierBoardStat,
  tierStat,
} from '../../schema/game/game.table.js'
import { searchedGame } from './searched-game.js'
import { seedGames } from './seed-games.js'

export const game = defineModule({
  name: 'game',
  order: 310,
  handlers: gameHandlers,
  seed: (ctx) => seedGames(ctx),
  engagementTargets: {
    game: {
      find: findEngagedGame,
      findMany: findEngagedGames,
      commentAccess: findCommentAccess,
    },
  },
  attachments: { game: gameAttachment, consensus: consensusAttachment },
  reportTargets: { game: reportedGame },
  searchTargets: { game: searchedGame },
  featuredPlaces: { 'today-game': { targetType: 'game', listOptions: listFeaturedGames } },
  tables: [
    {
      table: gameTable,
      readers: ['morning', 'play', 'profile', 'yearend'],
      rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
      exported: { heading: '만든 놀이', columns: ['id', 'slug', 'kind', 'published_at'] },
    },
    {
      table: gameVersion,
      readers: ['morning', 'play', 'yearend'],
      holdsNoPerson: 'what games are made of, without a person',
    },
    { table: gameStat, holdsNoPerson: 'counts' },
    { table: resultStat, holdsNoPerson: 'counts' },
    { table: itemStat, holdsNoPerson: 'counts' },
    { table: tierStat, holdsNoPerson: 'counts' },
    { table: tierBoardStat, holdsNoPerson: 'counts' },
  ],
  jobs: [{ name: 'delete old days of boards', everyMs: 3_600_000, run: deleteOldDays }],
})
