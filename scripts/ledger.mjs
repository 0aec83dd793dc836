import { runApiCommand } from './lib/api-command.mjs'

/** `pnpm ledger:check`: proves that the books of coins, runes and gems are right. */
await runApiCommand('ledger-check')
