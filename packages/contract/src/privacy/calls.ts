import { z } from 'zod'
import { call, download, json } from '../core/call.js'
import { Timestamp } from '../core/primitives.js'

export const privacyCalls = {
  ...call('POST /v1/user/export', {
    actor: 'member',
    beforeConsent: true,
    auth: 'recent',
    limit: 'export',
    isRepeatable: true,
    reply: download('application/json'),
    codes: [],
  }),
  /**
   * Signs out everywhere at once; all is erased after `ERASE_AFTER_DAYS`, unless the person signs in again. Not the last
   * administrator's.
   */
  ...call('DELETE /v1/user', {
    actor: 'member',
    beforeConsent: true,
    auth: 'recent',
    limit: 'account',
    isRepeatable: true,
    reply: json(z.object({ eraseAt: Timestamp })),
    codes: ['LAST_ADMIN'],
  }),
}
