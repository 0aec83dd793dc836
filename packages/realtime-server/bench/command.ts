import { checkBrowser } from './browser.js'
import { measureCuts } from './cuts.js'
import { measureFanOut } from './fan-out.js'
import { measureIdleMemory } from './idle-memory.js'

const BENCHES = { 'fan-out': measureFanOut, idle: measureIdleMemory, cuts: measureCuts }

const wanted = process.argv.slice(2)
const print = (line: string) => void process.stdout.write(`${line}\n`)
let isWithinLimits = true
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  isWithinLimits = (await measure(print)) && isWithinLimits
}
const [first, chromium] = wanted
if (first === 'browser' && chromium !== undefined)
  isWithinLimits = (await checkBrowser(print, chromium)) && isWithinLimits
process.exitCode = isWithinLimits ? 0 : 1
