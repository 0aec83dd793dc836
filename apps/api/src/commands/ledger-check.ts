import { checkLedger, sumAccounts, type CheckedLedger } from '../modules/wallet/index.js'
import { print, runCommand, withDatabase } from './with-database.js'

const USAGE = 'pnpm ledger:check'

async function main(words: string[]): Promise<number> {
  if (words.length > 0) {
    print(USAGE)
    return 2
  }
  const startedAt = performance.now()
  const { checks, totals } = await withDatabase(async (ctx) => ({
    checks: await checkLedger(ctx),
    totals: await sumAccounts(ctx),
  }))
  for (const check of checks) printCheck(check)
  for (const { currency, account, entries, total } of totals) {
    print(`${currency}  ${account}  ${total}  (${entries} entries)`)
  }
  const isWell = checks.every(({ wrong }) => wrong === 0)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  print(`${isWell ? 'The books are right.' : 'The books are WRONG.'} It took ${seconds} s.`)
  return isWell ? 0 : 1
}

function printCheck({ name, examined, wrong, faults }: CheckedLedger): void {
  print(`${wrong === 0 ? 'ok   ' : 'WRONG'} ${name}: ${examined} examined, ${wrong} wrong`)
  for (const fault of faults) print(`      ${fault}`)
}

await runCommand(main)
