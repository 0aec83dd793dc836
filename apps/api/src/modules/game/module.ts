import { defineModule } from '../../platform/module/module.js'
import { findCommentAccess, findEngagedGame } from './find-engaged-game.js'
import { findReportedGame } from './find-reported-game.js'
import { gameHandlers } from './game.routes.js'
import { game as gameTable, gameStat, gameVersion, itemStat, resultStat } from './game.table.js'
import { seedGames } from './seed-games.js'

export const game = defineModule({
  name: 'game',
  handlers: gameHandlers,
  seed: (ctx) => seedGames(ctx),
  engagementTargets: { game: { find: findEngagedGame, commentAccess: findCommentAccess } },
  reportTargets: { game: findReportedGame },
  tables: [
    { table: gameTable, holdsNobody: 'the product’s own games' },
    { table: gameVersion, holdsNobody: 'the product’s own games' },
    { table: gameStat, holdsNobody: 'counts' },
    { table: resultStat, holdsNobody: 'counts' },
    { table: itemStat, holdsNobody: 'counts' },
  ],
})
