import { defineModule } from '../../platform/module/module.js'
import { eraseMembers } from './erase-members.js'
import { privacyHandlers } from './privacy.routes.js'

export const privacy = defineModule({
  name: 'privacy',
  order: 380,
  handlers: privacyHandlers,
  jobs: [{ name: 'erase accounts', everyMs: 600_000, run: eraseMembers }],
})
