import { defineModule } from '../../platform/module/module.js'
import { findAiNoticeAt, setAiNoticeAt } from './visitor-store.js'
import { visitorHandlers } from './visitor.routes.js'
import { visitor as visitorTable } from './visitor.table.js'

export const visitor = defineModule({
  name: 'visitor',
  handlers: visitorHandlers,
  tables: [
    {
      table: visitorTable,
      holdsNobody: 'a random credential’s hash; once merged it owns nothing',
      onMerge: {
        async move({ db }, { visitorId, profileId }) {
          const readAt = await findAiNoticeAt(db, visitorId)
          if (readAt) await setAiNoticeAt(db, { kind: 'member', profileId }, readAt)
          return 1
        },
      },
    },
  ],
})
