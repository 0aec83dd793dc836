import { runSandbox } from './run-sandbox.js'

await runSandbox(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
