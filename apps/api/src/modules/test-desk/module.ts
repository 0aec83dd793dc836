import { defineModule } from '../../platform/module/module.js'
import { receiveWebhook } from '../order/index.js'
import { deliverWebhooks } from './deliver-webhooks.js'
import { mountTestDesk } from './test-desk.routes.js'
import { testPayment } from '../../schema/test-desk/test-payment.table.js'

export const testDesk = defineModule({
  name: 'test-desk',
  order: 400,
  tables: [
    {
      table: testPayment,
      holdsNoPerson:
        'what a tester decided of an order on a local install; it names the order alone, and no money moves',
    },
  ],
  jobs: [
    {
      name: 'deliver webhooks of the test desk',
      everyMs: 1_000,
      run: (ctx) => deliverWebhooks(ctx, { receive: receiveWebhook }),
    },
  ],
  mount: mountTestDesk,
})
