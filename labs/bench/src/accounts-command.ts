import { measureBareCalls } from './accounts/bare-calls.js'
import { seedAccounts } from './accounts/seed-accounts.js'
import { measureSessionCheck } from './accounts/session-check.js'
import { measureSignIns } from './accounts/sign-ins-at-once.js'
import { verdictsOf } from './accounts/verdicts.js'
import { runBench, type BenchGround } from './harness/run-bench.js'

async function benchAccounts({ product, options }: BenchGround) {
  await seedAccounts(product)
  const check = await measureSessionCheck(product)
  const calls = await measureBareCalls(product, options.isQuick)
  const signIns = await measureSignIns(product, options.isQuick)
  const figures = { check, calls, signIns }
  return { verdicts: verdictsOf(figures), figures }
}

/** Logged as in production. */
await runBench('accounts', benchAccounts, { LOG_LEVEL: 'info' })
