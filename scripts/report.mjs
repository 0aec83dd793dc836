import { runApiCommand } from './lib/api-command.mjs'

/** `pnpm report list`, `pnpm report close <id> upheld|dismissed <reason>`: what people reported. */
await runApiCommand('report')
