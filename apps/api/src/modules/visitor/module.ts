import { defineModule } from '../../platform/module/module.js'
import { adoptOver15 } from '../profile/index.js'
import { findSaid, setAiNoticeAt } from './visitor-repository.js'
import { visitorHandlers } from './visitor.routes.js'
import { visitor as visitorTable } from '../../schema/visitor/visitor.table.js'

export const visitor = defineModule({
  name: 'visitor',
  order: 370,
  handlers: visitorHandlers,
  tables: [
    {
      table: visitorTable,
      readers: ['story-turn'],
      holdsNoPerson: 'a random credential’s hash; once merged it owns nothing',
      onMerge: {
        async move({ db }, { visitorId, profileId }) {
          const { aiNoticeAt, isOver15 } = await findSaid(db, visitorId)
          if (aiNoticeAt) await setAiNoticeAt(db, { kind: 'member', profileId }, aiNoticeAt)
          if (isOver15 !== null) await adoptOver15(db, profileId, isOver15)
          return 1
        },
      },
    },
  ],
})
