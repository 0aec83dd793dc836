import { median, show, type Ratio } from '../harness/figures.js'
import type { Verdict } from '../harness/limits.js'
import { rawOf, type Ingest } from './ingest.js'
import { p99sOf, type PagesBeside } from './pages-beside.js'

export type EventFigures = { batches: Ingest; singles: Ingest; pages: PagesBeside }

/** The share of the direct inserts' rate that must be reached over HTTP. */
const SHARE = 0.35
const P99_LIMIT = 2

export function verdictsOf({ batches, singles, pages }: EventFigures): Verdict[] {
  return [
    ...ingestVerdicts('P11', batches),
    ...ingestVerdicts('P12', singles),
    ...pageVerdicts(pages),
  ]
}

function ingestVerdicts(id: string, ingest: Ingest): Verdict[] {
  const { batch, ratio, failed, astray } = ingest
  const cpu = `CPU an event: API ${show(median(ingest.api.map(({ apiUs }) => apiUs)))} µs, database ${rawOf(ingest, ({ databaseUs }) => databaseUs)} µs`
  return [
    {
      name: `${id} direct inserts of ${batch}, how many times as fast as over HTTP`,
      value: ratio.median,
      limit: 1 / SHARE,
      of: `${rawOf(ingest, ({ perSecond }) => perSecond)} events/s, ${range(ratio)}; ${cpu}; p99 ${rawOf(ingest, ({ p99Ms }) => p99Ms)} ms`,
    },
    {
      name: `${id} batches of ${batch} that failed, and events acknowledged but not stored`,
      value: failed + astray,
      limit: 0,
      of: 'all runs',
    },
  ]
}

function pageVerdicts({ p99, alone, beside, perSecond, failed }: PagesBeside): Verdict[] {
  return [
    {
      name: 'p99 of a page’s call beside events, ratio to without',
      value: p99.median,
      limit: P99_LIMIT,
      of: `${show(median(p99sOf(beside)))} to ${show(median(p99sOf(alone)))} ms, ${range(p99)}; ${show(median(perSecond))} events/s`,
    },
    { name: 'calls beside events that failed', value: failed, limit: 0, of: 'all runs' },
  ]
}

const range = ({ median: value, min, max }: Ratio) =>
  `${show(value)} (${show(min)} to ${show(max)})`
