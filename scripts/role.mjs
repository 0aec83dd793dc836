import { runApiCommand } from './lib/api-command.mjs'

/** `pnpm role grant someone@example.com admin`: how an install gets its first administrator. */
await runApiCommand('role')
