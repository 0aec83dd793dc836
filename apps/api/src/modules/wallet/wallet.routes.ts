import type { HandlersOf } from '../../platform/http/handlers.js'
import { runOnce } from '../../platform/idempotency/run-once.js'
import { adjustWallet, memberOf } from './adjust-wallet.js'
import { giveWelcome } from './give-welcome.js'
import { listLedger } from './list-ledger.js'
import { readWallet } from './read-wallet.js'

type Keys =
  | 'GET /v1/wallet'
  | 'GET /v1/wallet/ledger'
  | 'POST /v1/wallet/welcome'
  | 'GET /v1/admin/wallet/{profileId}'
  | 'POST /v1/admin/wallet/adjust'

export const walletHandlers: HandlersOf<Keys> = {
  'GET /v1/wallet': ({ ctx }) => readWallet(ctx, ctx.actor.profileId),
  'GET /v1/wallet/ledger': ({ ctx, query }) =>
    listLedger(ctx, { ...query, profileId: ctx.actor.profileId }),
  'POST /v1/wallet/welcome': ({ ctx, claim }) => runOnce(ctx, claim, (tx) => giveWelcome(tx)),
  'GET /v1/admin/wallet/{profileId}': async ({ ctx, params, query }) => {
    await memberOf(ctx, params.profileId)
    return {
      wallet: await readWallet(ctx, params.profileId),
      ledger: await listLedger(ctx, { ...query, profileId: params.profileId }),
    }
  },
  'POST /v1/admin/wallet/adjust': ({ ctx, body, claim }) =>
    runOnce(ctx, claim, (tx) => adjustWallet(tx, body)),
}
