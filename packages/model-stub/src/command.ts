import { serve } from './serve.js'

await serve(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
