import { measureIngest } from './events/ingest.js'
import { measurePagesBeside } from './events/pages-beside.js'
import { verdictsOf } from './events/verdicts.js'
import { runBench, type BenchGround } from './harness/run-bench.js'

async function benchEvents({ product, options }: BenchGround) {
  const batches = await measureIngest(product, 20, options.isQuick)
  const singles = await measureIngest(product, 1, options.isQuick)
  const pages = await measurePagesBeside(product, options.isQuick)
  const figures = { batches, singles, pages }
  return { verdicts: verdictsOf(figures), figures }
}

/** Logged as in production. */
await runBench('events', benchEvents, { LOG_LEVEL: 'info' })
